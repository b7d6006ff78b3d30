/** What a player's plate shows: coins, cards, orders done, and below them zone and aprons. */
import type { ReactNode } from 'react';
import { Coin, Count, Hidden, Point } from '../../widgets/pieces.tsx';
import { MiniCard } from './parts.tsx';
import type { SeatProps } from './rivals.tsx';
import { HelpersOf, Types, ZoneTiles } from './rivals.tsx';
import { coinsOf, doneAt, handSize, tokensAt } from './scene.ts';
import './seat.css';

/** Coins, cards in hand, orders done by type and of those that end the game; points in tokens where all may know them. */
export function SeatFacts({ scene, seat }: SeatProps): ReactNode {
  const { words, match } = scene;
  const done = doneAt(scene, seat).length;
  const tokens = seat === scene.seat || match.options.tokens === 'open' ? tokensAt(scene, seat) : undefined;
  return (
    <span className="count w-facts">
      <Count picture={<Coin n={coinsOf(scene, seat)} size="s" />} label={words.coins(coinsOf(scene, seat))} />
      <Count picture={<MiniCard />} n={handSize(scene, seat)} label={words.cards(handSize(scene, seat))} />
      {tokens === undefined ? undefined : (
        <span className="w-facts__tokens">
          <Count picture={<Point n={tokens} size="s" />} label={words.pointsInTokens(tokens)} />
        </span>
      )}
      <Types scene={scene} seat={seat} />
      <span className="w-facts__done">
        <b aria-hidden="true">{done}</b>
        <span aria-hidden="true">/{match.options.orders}</span>
        <Hidden>{words.ordersDone(done, match.options.orders)}</Hidden>
      </span>
    </span>
  );
}

/** On a plate that is wide enough. */
export function SeatZone({ scene, seat }: SeatProps): ReactNode {
  return (
    <span className="w-zone">
      <ZoneTiles scene={scene} seat={seat} />
      <HelpersOf scene={scene} seat={seat} />
    </span>
  );
}
