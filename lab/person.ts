/** A person at a table in the terminal: sees what the seat sees, types answers, and hears why one is refused. */
import type { Mind } from '#bots';
import { greedy } from '#bots';
import type { Frame, Look, Moves, Refusal, World } from '#kernel';
import { has, imagine, refusal } from '#kernel';
import type { Call, Reply } from './conduct.ts';
import { couldInterrupt } from './conduct.ts';
import type { Form } from './form.ts';
import { formFor, typedInto } from './form.ts';
import type { Heard } from './screen.ts';
import { cardsLines, entriesOf, entryLines, formLines, thingLines } from './screen.ts';
import type { Voice } from './telling.ts';
import { sayRefusal } from './telling.ts';
import type { Terminal } from './terminal.ts';

/** What the person decides about: an answer to a question or an interrupt, by its name. */
interface Matter {
  readonly kind: 'answer' | 'interrupt';
  readonly name: string;
}

/** A moment as the person sees it, and a world that looks like it for asking the rules. */
interface Scene {
  readonly look: Look;
  readonly world: World;
  readonly frame: Frame;
}

/** How much of what was told is told once more. */
const LATELY = 15;

export class Person {
  private readonly voice: Voice;
  private readonly terminal: Terminal;
  private readonly mind: Mind;
  private readonly told: Heard[] = [];

  constructor(voice: Voice, terminal: Terminal, mind: Mind) {
    this.voice = voice;
    this.terminal = terminal;
    this.mind = mind;
  }

  /** Something happened that this person may know. */
  hear(heard: Heard): void {
    this.told.push(heard);
    this.terminal.say(`  ${heard.sentence}`);
  }

  /** What the person says to a call. A hold in which nothing can be done is waved without a word. */
  async reply({ wants, look, seat }: Call): Promise<Reply> {
    const world = imagine(this.voice.match, look, this.mind.dice);
    const scene: Scene = { look, world, frame: world.table.stack[world.table.stack.length - 1] };
    const free = couldInterrupt(world, seat);
    if (wants === 'interrupt')
      return free && !has(scene.frame.waiting, seat) ? this.letPass(scene, { kind: 'pass' }) : { kind: 'pass' };
    const rule = this.voice.match.game.questions[scene.frame.ask];
    if (rule.mode !== 'hold') return this.answer(scene, rule.moves(world, scene.frame, seat));
    const wave: Reply = { kind: 'answer', answer: 'wave' };
    return free ? this.letPass(scene, wave) : wave;
  }

  private async answer(scene: Scene, moves: Moves<unknown>): Promise<Reply> {
    const matter: Matter = { kind: 'answer', name: scene.frame.ask };
    for (;;) {
      const form = formFor(moves, this.mind.dice);
      this.prompt(scene);
      if (form.kind !== 'order') this.showCards(scene);
      const reply = await this.fill(scene, matter, form);
      if (reply !== undefined) return reply;
    }
  }

  /** Nothing must be done: Enter goes on. */
  private async letPass(scene: Scene, passing: Reply): Promise<Reply> {
    const { lab } = this.voice;
    this.prompt(scene);
    this.showCards(scene);
    for (;;) {
      this.terminal.say(`${lab.goOn} · ${lab.interruptHint}`, 'dim');
      const line = await this.terminal.ask();
      if (line === '') return passing;
      const done = await this.command(scene, line);
      if (typeof done === 'object') return done;
      if (done === 'unknown') this.terminal.say(lab.noSuchNumber, 'yellow');
    }
  }

  /** Fills in a form, part by part where it is large; an empty line is silence, or goes back to the beginning. */
  private async fill(scene: Scene, matter: Matter, form: Form): Promise<Reply | undefined> {
    let current = form;
    this.lay(scene, matter, current);
    for (;;) {
      const line = await this.terminal.ask();
      const only = current.kind === 'list' && current.answers.length === 1;
      if (line === '' && !only && current.kind !== 'words') return undefined;
      const done = await this.command(scene, line);
      if (typeof done === 'object') return done;
      if (done === 'heard') continue;
      const typed = typedInto(current, only && line === '' ? '1' : line);
      if (typed === undefined) this.terminal.say(this.voice.lab.noSuchNumber, 'yellow');
      else if ('form' in typed) {
        if (typed.form.kind === 'words' && !this.passes(scene, matter, typed.form.answer)) continue;
        current = typed.form;
        this.lay(scene, matter, current);
      } else {
        const reply = this.tried(scene, matter, typed.answer);
        if (reply !== undefined) return reply;
      }
    }
  }

  /** Words that mean the same everywhere. */
  private async command(scene: Scene, line: string): Promise<Reply | 'heard' | 'unknown'> {
    if (line === '?') for (const help of this.voice.lab.help) this.terminal.say(`  ${help}`, 'dim');
    else if (line === 'l')
      for (const { sentence } of this.told.slice(-LATELY)) this.terminal.say(`  ${sentence}`, 'dim');
    else if (line === 's') return this.suggested(scene) ?? 'heard';
    else if (line === 'i') return (await this.interrupt(scene)) ?? 'heard';
    else if (line.startsWith('=')) return this.free(scene, line.slice(1)) ?? 'heard';
    else return 'unknown';
    return 'heard';
  }

  /** What a greedy bot would do in this seat. */
  private suggested(scene: Scene): Reply | undefined {
    const { match } = this.voice;
    if (!has(scene.frame.waiting, scene.look.seat)) return { kind: 'pass' };
    const answer = greedy.answer(match, scene.look, this.mind);
    return this.tried(scene, { kind: 'answer', name: scene.frame.ask }, answer);
  }

  private free(scene: Scene, json: string): Reply | undefined {
    const matter: Matter = { kind: 'answer', name: scene.frame.ask };
    try {
      return this.tried(scene, matter, JSON.parse(json));
    } catch {
      this.terminal.say(this.voice.lab.free, 'yellow');
      return undefined;
    }
  }

  /** Everything that may be done out of turn: few answers one by one, many as one entry with a form of its own. */
  private async interrupt(scene: Scene): Promise<Reply | undefined> {
    const { match, lab } = this.voice;
    const entries = Object.entries(match.game.interrupts).flatMap(([name, rule]) =>
      entriesOf(name, formFor(rule.moves(scene.world, scene.look.seat), this.mind.dice)),
    );
    if (entries.length === 0) {
      this.terminal.say(lab.noInterrupts, 'yellow');
      return undefined;
    }
    for (const line of [...thingLines(entries, this.told), ...entryLines(this.voice, entries)]) this.terminal.say(line);
    const entry = entries[Number(await this.terminal.ask()) - 1];
    if (entry === undefined) return undefined;
    const matter: Matter = { kind: 'interrupt', name: entry.name };
    return 'answer' in entry ? this.tried(scene, matter, entry.answer) : this.fill(scene, matter, entry.form);
  }

  /** The rules have the last word. */
  private tried(scene: Scene, matter: Matter, answer: unknown): Reply | undefined {
    const { words, match, who } = this.voice;
    if (!this.passes(scene, matter, answer)) return undefined;
    this.terminal.say(`→ ${words.move(matter.name, answer, match, who)}`, 'green');
    return { ...matter, answer };
  }

  /** What the rules refuse they explain. */
  private passes(scene: Scene, matter: Matter, answer: unknown): boolean {
    const refused = this.refuse(scene, matter, answer);
    if (refused === undefined) return true;
    const { lab } = this.voice;
    this.terminal.say(refused.code === 'bad-form' ? lab.free : sayRefusal(this.voice, refused), 'yellow');
    return false;
  }

  private refuse({ world, frame, look }: Scene, { kind, name }: Matter, answer: unknown): Refusal | undefined {
    const { questions, interrupts } = this.voice.match.game;
    const badForm = refusal('bad-form', { ask: name });
    if (kind === 'interrupt')
      return interrupts[name].shape(answer) ? interrupts[name].check(world, look.seat, answer) : badForm;
    const rule = questions[name];
    if (rule.mode === 'hold') return answer === 'wave' ? undefined : badForm;
    return rule.shape(answer) ? rule.check(world, frame, look.seat, answer) : badForm;
  }

  private prompt({ look }: Scene): void {
    const { words, match, who } = this.voice;
    this.terminal.say('');
    this.terminal.say(words.prompt(look, look.stack[look.stack.length - 1], who, match), 'bold');
  }

  private showCards({ look }: Scene): void {
    for (const line of cardsLines(this.voice, look)) this.terminal.say(line, 'dim');
  }

  private lay(scene: Scene, { kind, name }: Matter, form: Form): void {
    for (const line of formLines(this.voice, name, form)) this.terminal.say(line);
    if (kind === 'answer' && couldInterrupt(scene.world, scene.look.seat))
      this.terminal.say(`      ${this.voice.lab.interruptHint}`, 'dim');
  }
}
