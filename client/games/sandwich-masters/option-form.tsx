/** Own orders in the lobby: those of the table, the way to write one, and how they come from and go to others. */
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { EditorWords, OwnOrder, Read } from '#games/sandwich-masters';
import { isRefused, MOST_OWN_ORDERS, OWN_ORDER_OPTIONS, OWN_ORDERS_EACH } from '#games/sandwich-masters';
import { say, sentenceOf } from '../../app/commands.ts';
import { app, notify } from '../../app/store.ts';
import type { OptionForm, OptionFormProps } from '../../boards.ts';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Coin } from '../../widgets/pieces.tsx';
import { loadGameWords } from '../../words/index.ts';
import { pictureOf } from './faces.ts';
import { OrderEditor } from './own-order-editor.tsx';
import {
  broughtOrders,
  changesFor,
  isWrittenHere,
  keepOrders,
  keptOrders,
  linkTo,
  named,
  ordersIn,
  readAny,
  saveFile,
  whyNotWith,
  withIds,
  writtenHere,
} from './own-orders.ts';
import './option-form.css';

export const optionForm: OptionForm = { names: OWN_ORDER_OPTIONS, Form };

/** The place in the list that is edited; its length for a new one. */
type Edited = number | undefined;

function Form(props: OptionFormProps): ReactNode {
  const { language } = props;
  const [words, setWords] = useState<EditorWords>();
  useEffect(() => {
    loadGameWords<EditorWords>('sandwich-masters', language, 'editor').then(setWords);
  }, [language]);
  return words === undefined ? undefined : <Orders {...props} words={words} />;
}

function Orders({ words, ...props }: OptionFormProps & { readonly words: EditorWords }): ReactNode {
  const { chosen, isHost, choose } = props;
  const own = app.visit?.ownWords ?? new Map<string, string>();
  const list = named(ordersIn(chosen), own);
  const mine = ordersIn(chosen).map(({ name }) => isHost || isWrittenHere(name));
  const [edited, edit] = useState<Edited>();
  // Until the table has the names, something else may have been chosen: orders are added to that.
  const latest = useRef(choose);
  latest.current = choose;
  const set = async (next: readonly OwnOrder[]): Promise<void> => {
    if (isHost) keepOrders(next);
    const ids = new Map(ordersIn(chosen).map(({ name }, i) => [list[i].name, name]));
    const kept = await withIds(next, ids, keepName);
    if (kept !== undefined) latest.current(changesFor(kept));
  };
  return (
    <section className="own-orders stack-2" aria-label={words.title}>
      <div className="row row--apart">
        <h3>{words.title}</h3>
        <span className="badge badge--mustard">{words.written(list.length, MOST_OWN_ORDERS)}</span>
      </div>
      {list.length === 0 ? <p className="field__hint">{words.none}</p> : undefined}
      <List list={list} words={words} mine={mine} edit={edit} onRemove={(at) => set(list.filter((_, i) => i !== at))} />
      {isHost ? (
        <Ways {...props} words={words} list={list} set={set} onWrite={() => edit(list.length)} />
      ) : (
        <Write words={words} list={list} mine={mine} onWrite={() => edit(list.length)} />
      )}
      {list.length === 0 ? undefined : <Sharing words={words} list={list} />}
      {edited === undefined ? undefined : (
        <OrderEditor
          words={words}
          text={props.text}
          list={list}
          at={edited}
          whyNot={(next) => whyNotWith(chosen, next)}
          onClose={() => edit(undefined)}
          onDone={(next) => {
            edit(undefined);
            set(next);
          }}
        />
      )}
    </section>
  );
}

/** The table keeps the name, so that it can be hidden and erased like other words. */
async function keepName(text: string): Promise<string | undefined> {
  const outcome = await say({ kind: 'words', text });
  if ('refused' in outcome || outcome.words === undefined) return undefined;
  app.visit?.ownWords.set(outcome.words, text);
  writtenHere(outcome.words);
  return outcome.words;
}

interface ListProps {
  readonly list: readonly OwnOrder[];
  readonly words: EditorWords;
  /** By place: may this page change it? */
  readonly mine: readonly boolean[];
  readonly edit: (at: number) => void;
  readonly onRemove: (at: number) => void;
}

function List({ list, words, mine, edit, onRemove }: ListProps): ReactNode {
  return (
    <ul className="own-orders__list stack-2">
      {list.map(({ name, picture, price }, at) => (
        <li key={name}>
          <Picture of={pictureOf(picture)} />
          <b>{name}</b>
          <Coin n={price} />
          {!mine[at] ? undefined : (
            <>
              <button
                type="button"
                className="button button--quiet button--icon"
                aria-label={words.edit(name)}
                onClick={() => edit(at)}
              >
                <Sign of="edit" />
              </button>
              <button
                type="button"
                className="button button--quiet button--icon"
                aria-label={words.remove(name)}
                onClick={() => onRemove(at)}
              >
                <Sign of="trash" />
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface WriteProps extends Pick<ListProps, 'list' | 'words' | 'mine'> {
  readonly onWrite: () => void;
}

/** What a guest may do: write a few. */
function Write({ words, list, mine, onWrite }: WriteProps): ReactNode {
  const isFull = list.length >= MOST_OWN_ORDERS;
  const hasRoom = !isFull && mine.filter(Boolean).length < OWN_ORDERS_EACH;
  return (
    <div className="row row--tight">
      {hasRoom ? (
        <button type="button" className="button own-orders__write" onClick={onWrite}>
          <Sign of="plus" />
          {words.write}
        </button>
      ) : undefined}
      <p className="field__hint">{isFull ? words.full : words.fewEach(OWN_ORDERS_EACH)}</p>
    </div>
  );
}

interface WaysProps extends OptionFormProps {
  readonly words: EditorWords;
  readonly list: readonly OwnOrder[];
  readonly set: (next: readonly OwnOrder[]) => unknown;
  readonly onWrite: () => void;
}

/** How orders come to the table: written, from this device, by a link, from a file. */
function Ways({ words, list, set, text, chosen, onWrite }: WaysProps): ReactNode {
  /** All of it, or the reason why nothing of it. */
  const take = (read: Read<OwnOrder[]>): void => {
    const refused = isRefused(read) ? read.refused : whyNotWith(chosen, read);
    if (refused !== undefined) notify(sentenceOf(refused, text));
    else if (!isRefused(read)) set(read);
  };
  const kept = keptOrders();
  const brought = broughtOrders();
  return (
    <div className="row row--tight">
      {list.length < MOST_OWN_ORDERS ? (
        <button type="button" className="button own-orders__write" onClick={onWrite}>
          <Sign of="plus" />
          {words.write}
        </button>
      ) : (
        <p className="field__hint">{words.full}</p>
      )}
      {brought === undefined || list.length > 0 ? undefined : (
        <button type="button" className="button button--quiet" onClick={() => take(brought)}>
          <Sign of="link" />
          {words.takeBrought(isRefused(brought) ? 0 : brought.length)}
        </button>
      )}
      {kept.length === 0 || list.length > 0 ? undefined : (
        <button type="button" className="button button--quiet" onClick={() => take(kept)}>
          <Sign of="phone" />
          {words.takeMine(kept.length)}
        </button>
      )}
      <FromFile words={words} onRead={take} />
      <FromLink words={words} onRead={take} />
    </div>
  );
}

interface FromProps {
  readonly words: EditorWords;
  readonly onRead: (read: Read<OwnOrder[]>) => void;
}

/** A file of a megabyte is not even read. */
const LARGEST = 200_000;

function FromFile({ words, onRead }: FromProps): ReactNode {
  const open = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) onRead(readAny(file.size > LARGEST ? '{'.repeat(LARGEST) : await file.text()));
  };
  return (
    <label className="button button--quiet own-orders__file">
      <Sign of="up" />
      {words.open}
      <input
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}

function FromLink({ words, onRead }: FromProps): ReactNode {
  const [link, setLink] = useState('');
  return (
    <form
      className="own-orders__link"
      onSubmit={(event) => {
        event.preventDefault();
        onRead(readAny(link));
        setLink('');
      }}
    >
      <input
        className="input"
        name="orders-link"
        value={link}
        placeholder={words.paste}
        aria-label={words.paste}
        onChange={(event) => setLink(event.target.value)}
      />
      <button type="submit" className="button button--quiet" disabled={link.trim() === ''}>
        {words.read}
      </button>
    </form>
  );
}

/** How orders go to others: a link to send, a file to keep. */
function Sharing({ words, list }: { readonly words: EditorWords; readonly list: readonly OwnOrder[] }): ReactNode {
  const [isShown, show] = useState(false);
  const link = linkTo(list);
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (done === true) notify(words.copied, 'news');
    show(true);
  };
  return (
    <div className="row row--tight">
      <button type="button" className="button button--quiet" onClick={copy}>
        <Sign of="share" />
        {words.share}
      </button>
      <button type="button" className="button button--quiet" onClick={() => saveFile(list)}>
        <Sign of="down" />
        {words.save}
      </button>
      {isShown ? (
        <input
          className="input"
          name="orders-shared"
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      ) : undefined}
    </div>
  );
}
