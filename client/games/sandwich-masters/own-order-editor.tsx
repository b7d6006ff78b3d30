/** The editor of an own order: name, ingredients by tapping pictures, price, picture, and whether the deck can make it. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { EditorWords, Filling, OrderAsks, OwnOrder, Variety } from '#games/sandwich-masters';
import {
  HIGHEST_PRICE,
  ingredients,
  LONGEST_NAME,
  MOST_FILLINGS,
  pictures,
  suggestedPrice,
  varieties,
} from '#games/sandwich-masters';
import type { Refusal, Wording } from '#kernel';
import { sentenceOf } from '../../app/commands.ts';
import { Segments } from '../../widgets/choice.tsx';
import { classes } from '../../widgets/classes.ts';
import { Dialog } from '../../widgets/dialog.tsx';
import { art, Picture, Sign } from '../../widgets/picture.tsx';
import { Coin, Hidden } from '../../widgets/pieces.tsx';
import { CATEGORIES, pictureOf, symbolPicture } from './faces.ts';
import { TicketTop } from './parts.tsx';
import './own-order-editor.css';

export interface EditorProps {
  readonly words: EditorWords;
  readonly text: Wording;
  readonly list: readonly OwnOrder[];
  /** The place in the list; its length for a new one. */
  readonly at: number;
  readonly whyNot: (list: readonly OwnOrder[]) => Refusal | undefined;
  readonly onDone: (list: readonly OwnOrder[]) => void;
  readonly onClose: () => void;
}

interface Draft {
  readonly order: OwnOrder;
  /** Was the price set by hand? Otherwise it follows the ingredients. */
  readonly isPriced: boolean;
}

const EMPTY: OwnOrder = { name: '', picture: 'ghost', asks: { kind: 'list', fillings: [] }, price: 1 };

interface PartProps {
  readonly words: EditorWords;
  readonly text: Wording;
  readonly order: OwnOrder;
  readonly change: (changes: Partial<OwnOrder>) => void;
}

export function OrderEditor({ words, text, list, at, whyNot, onDone, onClose }: EditorProps): ReactNode {
  const [{ order, isPriced }, setDraft] = useState<Draft>({ order: list[at] ?? EMPTY, isPriced: at < list.length });
  const change = (changes: Partial<OwnOrder>): void => {
    const priced = isPriced || changes.price !== undefined;
    const next = { ...order, ...changes };
    setDraft({ order: priced ? next : { ...next, price: priceOf(next.asks) }, isPriced: priced });
  };
  const next = [...list.slice(0, at), { ...order, name: order.name.trim() }, ...list.slice(at + 1)];
  const refused = whyNot(next);
  const part = { words, text, order, change };
  return (
    <Dialog
      title={words.editor}
      onClose={onClose}
      className="own-editor cloth"
      acts={
        <>
          <button type="button" className="button" onClick={onClose}>
            {words.back}
          </button>
          <button
            type="button"
            className="button button--main"
            disabled={refused !== undefined}
            onClick={() => onDone(next)}
          >
            {at < list.length ? words.keep : words.add}
            <Coin n={order.price} size="s" />
          </button>
        </>
      }
    >
      <div className="own-editor__in stack-4">
        <Facts {...part} suggested={priceOf(order.asks)} />
        <Inside {...part} />
        <Preview {...part} refused={refused} />
      </div>
    </Dialog>
  );
}

const priceOf = (asks: OrderAsks): number => Math.min(HIGHEST_PRICE, Math.max(1, suggestedPrice(asks)));

function Facts({ words, order, change, suggested }: PartProps & { readonly suggested: number }): ReactNode {
  return (
    <div className="panel own-editor__facts stack-4">
      <label className="field">
        <span className="field__label">{words.name}</span>
        <input
          className="input"
          name="order-name"
          value={order.name}
          maxLength={LONGEST_NAME}
          onChange={(event) => change({ name: event.target.value })}
        />
        <span className="field__hint">{words.letters(order.name.length, LONGEST_NAME)}</span>
      </label>
      <Segments
        legend={words.asksFor}
        value={order.asks.kind}
        options={[
          { value: 'list', label: words.list },
          { value: 'variety', label: words.variety },
        ]}
        onChoose={(kind) =>
          change({ asks: kind === 'list' ? { kind, fillings: [] } : { kind: 'variety', variety: 'dairy' } })
        }
      />
      <Pictures words={words} order={order} change={change} />
      <Price words={words} order={order} change={change} suggested={suggested} />
    </div>
  );
}

function Pictures({ words, order, change }: Omit<PartProps, 'text'>): ReactNode {
  return (
    <fieldset>
      <legend>{words.picture}</legend>
      <div className="own-pics row row--tight">
        {pictures.map((picture) => (
          <label key={picture} className="face">
            <input
              type="radio"
              name="own-picture"
              checked={order.picture === picture}
              onChange={() => change({ picture })}
            />
            <Hidden>{words.pictures[picture]}</Hidden>
            <Picture of={pictureOf(picture)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Price({
  words,
  order,
  change,
  suggested,
}: Omit<PartProps, 'text'> & { readonly suggested: number }): ReactNode {
  const { price } = order;
  return (
    <div className="field">
      <span className="field__label">{words.price}</span>
      <div className="row">
        <div className="stepper" role="group" aria-label={words.price}>
          <button
            type="button"
            aria-label={words.less}
            disabled={price <= 1}
            onClick={() => change({ price: price - 1 })}
          >
            <Sign of="minus" className="icon" />
          </button>
          <output>{price}</output>
          <button
            type="button"
            aria-label={words.more}
            disabled={price >= HIGHEST_PRICE}
            onClick={() => change({ price: price + 1 })}
          >
            <Sign of="plus" className="icon" />
          </button>
        </div>
        <button type="button" className="button button--quiet" onClick={() => change({ price: suggested })}>
          <Picture of={pictureOf('bulb')} />
          {words.suggested(suggested)}
        </button>
      </div>
      <span className="field__hint">{words.priceHint(HIGHEST_PRICE)}</span>
    </div>
  );
}

/** The fillings that orders ask for, by variety: rows of the deck that have good cards. */
const foods = ingredients.filter(({ good }) => good > 0);
const rowOf = (filling: string): number => ingredients.findIndex(({ symbol }) => symbol === filling);

function Inside({ words, text, order, change }: PartProps): ReactNode {
  const { asks } = order;
  return (
    <section className="panel stack-2" aria-label={asks.kind === 'list' ? words.tapIn : words.tapVariety}>
      <h3>{asks.kind === 'list' ? words.tapIn : words.tapVariety}</h3>
      {varieties.map((variety) =>
        asks.kind === 'list' ? (
          <Group key={variety} words={words} text={text} variety={variety} fillings={asks.fillings} change={change} />
        ) : (
          <VarietyPick key={variety} words={words} variety={variety} chosen={asks.variety} change={change} />
        ),
      )}
    </section>
  );
}

interface GroupProps extends Omit<PartProps, 'order'> {
  readonly variety: Variety;
  readonly fillings: readonly Filling[];
}

function Group({ words, text, variety, fillings, change }: GroupProps): ReactNode {
  const category = CATEGORIES[variety];
  return (
    <div className="own-group" data-cat={category}>
      <h4 className="row row--tight">
        <Picture of={art(`cat-${category}`)} />
        {words.varieties[variety]}
      </h4>
      <ul className="row row--tight">
        {foods
          .filter((row) => row.variety === variety)
          .map(({ id, symbol }) => {
            const filling = symbol as Filling;
            const count = fillings.filter((one) => one === filling).length;
            const shown = variety === 'bread' ? count + 2 : count;
            return (
              <li key={id}>
                <button
                  type="button"
                  className={classes('own-ing', shown > 0 && 'is-in')}
                  data-cat={category}
                  disabled={fillings.length >= MOST_FILLINGS}
                  onClick={() => change({ asks: { kind: 'list', fillings: [...fillings, filling] } })}
                >
                  <Picture of={pictureOf(id)} />
                  <span>{text.card(2 * rowOf(filling))}</span>
                  {shown === 0 ? undefined : (
                    <span className="own-ing__n stepno" data-number={shown}>
                      <Hidden>, {words.inIt(shown)}</Hidden>
                    </span>
                  )}
                </button>
              </li>
            );
          })}
      </ul>
    </div>
  );
}

interface VarietyProps extends Pick<PartProps, 'words' | 'change'> {
  readonly variety: Variety;
  readonly chosen: Variety;
}

/** Bread is at both ends of everything and no variety to choose. */
function VarietyPick({ words, variety, chosen, change }: VarietyProps): ReactNode {
  if (variety === 'bread') return undefined;
  return (
    <button
      type="button"
      className={classes('own-ing own-ing--wide', chosen === variety && 'is-in')}
      aria-pressed={chosen === variety}
      data-cat={CATEGORIES[variety]}
      onClick={() => change({ asks: { kind: 'variety', variety } })}
    >
      <Picture of={art(`cat-${CATEGORIES[variety]}`)} />
      <span>{words.varieties[variety]}</span>
    </button>
  );
}

function Preview({ words, text, order, change, refused }: PartProps & { refused: Refusal | undefined }): ReactNode {
  return (
    <section className="panel own-editor__preview stack-4" aria-label={words.looks}>
      <h3>{words.looks}</h3>
      <div className="ticket-clip" data-cat="fruit-sweet">
        <div className="ticket mt">
          <TicketTop
            name={order.name.trim() === '' ? '…' : order.name}
            pays={order.price}
            picture={pictureOf(order.picture)}
          />
        </div>
      </div>
      {order.asks.kind === 'list' ? (
        <Fillings words={words} text={text} fillings={order.asks.fillings} change={change} />
      ) : (
        <p className="own-variety">
          {words.varieties[order.asks.variety]}: {order.price} {words.each}
        </p>
      )}
      <Checks words={words} text={text} refused={refused} />
    </section>
  );
}

interface FillingsProps extends Omit<PartProps, 'order'> {
  readonly fillings: readonly Filling[];
}

/** The sandwich as it grows; a tap on a layer takes it out. */
function Fillings({ words, text, fillings, change }: FillingsProps): ReactNode {
  const without = (at: number): Filling[] => fillings.filter((_, i) => i !== at);
  return (
    <ol className="layers own-stack" aria-label={words.looks}>
      <li className="slice slice--top" aria-hidden="true" />
      {fillings.length === 0 ? <li>{words.nothingIn}</li> : undefined}
      {fillings
        .map((filling, at) => ({ filling, at }))
        .reverse()
        .map(({ filling, at }) => (
          <li key={at}>
            <button
              type="button"
              className="layer layer--removable"
              data-cat={CATEGORIES[ingredients[rowOf(filling)].variety]}
              onClick={() => change({ asks: { kind: 'list', fillings: without(at) } })}
            >
              <Picture of={symbolPicture(filling)} className="layer__art" />
              <span className="layer__name">{text.card(2 * rowOf(filling))}</span>
              <Sign of="minus" className="icon" />
              <Hidden>{words.takeOut}</Hidden>
            </button>
          </li>
        ))}
      <li className="slice slice--bottom" aria-hidden="true" />
    </ol>
  );
}

interface CheckProps extends Pick<PartProps, 'words' | 'text'> {
  readonly refused: Refusal | undefined;
}

/** What the game itself says of it. */
function Checks({ words, text, refused }: CheckProps): ReactNode {
  if (refused !== undefined)
    return (
      <p className="own-checks row row--tight" role="status">
        <Sign of="help" className="icon" />
        {sentenceOf(refused, text)}
      </p>
    );
  return (
    <ul className="own-checks" aria-live="polite">
      {[words.canBeMade, words.isNew].map((said) => (
        <li key={said} className="row row--tight">
          <Sign of="check" className="icon" />
          {said}
        </li>
      ))}
    </ul>
  );
}
