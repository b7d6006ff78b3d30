/** How a cue becomes sound: a graph of WebAudio nodes that ends by itself. */
import type { Cue } from './cues.ts';
import type { Score, Voice } from './scores.ts';
import { nextVariant, scoreOf } from './scores.ts';

/** Plays a cue into a node from a moment on. */
export type Performer = (cue: Cue, into: AudioNode, when: number) => void;

export function performer(context: BaseAudioContext): Performer {
  const noise = makeNoise(context);
  const last = new Map<Cue, number>();
  return (cue, into, when) => {
    const variant = nextVariant(last.get(cue) ?? -1, Math.random());
    last.set(cue, variant);
    perform(into, noise, scoreOf(cue, variant), when);
  };
}

/** Half a second of noise, the same on every page. */
export function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x9e3779b9;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 0x80000000;
  }
  return buffer;
}

export function perform(into: AudioNode, noise: AudioBuffer, score: Score, when: number): void {
  for (const voice of score.voices) sound(into, noise, voice, score.grain, when + voice.at);
}

function sound(into: AudioNode, noise: AudioBuffer, voice: Voice, grain: number, when: number): void {
  const { context } = into;
  const end = when + voice.attack + voice.decay;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, when);
  envelope.gain.linearRampToValueAtTime(voice.gain, when + voice.attack);
  envelope.gain.exponentialRampToValueAtTime(voice.gain / 1000, end);
  envelope.connect(into);
  const source = voice.source === 'noise' ? rustle(context, noise) : ring(context, voice, voice.source, when, end);
  source.connect(filtered(envelope, voice, when, end));
  source.onended = () => envelope.disconnect();
  if (source instanceof AudioBufferSourceNode) source.start(when, grain * noise.duration);
  else source.start(when);
  source.stop(end);
}

function rustle(context: BaseAudioContext, noise: AudioBuffer): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  return source;
}

function ring(
  context: BaseAudioContext,
  { pitch }: Voice,
  type: OscillatorType,
  when: number,
  end: number,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = type;
  glide(source.frequency, pitch, when, end);
  return source;
}

/** Where the voice goes in: its filter, if it has one, then its envelope. */
function filtered(envelope: GainNode, { filter, pitch }: Voice, when: number, end: number): AudioNode {
  if (filter === undefined) return envelope;
  const node = envelope.context.createBiquadFilter();
  node.type = filter.type;
  node.Q.value = filter.q;
  glide(node.frequency, pitch, when, end);
  node.connect(envelope);
  return node;
}

function glide(param: AudioParam, [from, to]: Voice['pitch'], when: number, end: number): void {
  param.setValueAtTime(from, when);
  if (to !== from) param.exponentialRampToValueAtTime(to, end);
}
