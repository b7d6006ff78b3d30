/** Cards on the sheet that only show something: nothing here travels or is tapped. */
import type { ReactNode } from 'react';
import type { CardProps } from '../../widgets/card.tsx';
import { Card } from '../../widgets/card.tsx';
import { Sign } from '../../widgets/picture.tsx';

/** `swap` is a sign between two cards. */
export function Shown({ cards }: { readonly cards: readonly (CardProps | 'swap')[] }): ReactNode {
  return (
    <div className="sheet-frame">
      <div className="sheet" />
      <div className="sheet-frame__content">
        <ul className="market market--shown">
          {cards.map((card, index) => (
            <li key={index.toString()}>
              {card === 'swap' ? <Sign of="swap" className="icon" /> : <Card {...card} turn style={turned(index)} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const turned = (index: number): object => ({ '--turn': `${[-1.5, 1.2, -0.8, 1.4][index % 4]}deg` });
