/** Offers to me and of mine: one at a time, those to be answered first, so that none needs more room than the first. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Offer } from '#games/sandwich';
import { nameOf } from '../../asking.ts';
import { OfferView } from '../../widgets/offer.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { faceOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { myOffers } from './scene.ts';
import './offers.css';

export function Offers({ scene }: SceneProps): ReactNode {
  const all = myOffers(scene);
  const [shown, show] = useState(0);
  const at = all.length === 0 ? 0 : shown % all.length;
  return (
    <section className="offers" aria-label={scene.words.offers}>
      {all.slice(at, at + 1).map((offer) => (
        <OneOffer key={offer.id} scene={scene} offer={offer} />
      ))}
      {all.length < 2 ? undefined : (
        <button
          type="button"
          className="button offers__next"
          aria-label={`${scene.words.offers}: ${scene.words.countOf(at + 1, all.length)}`}
          onClick={() => show(at + 1)}
        >
          {`${at + 1}/${all.length}`}
          <Sign of="right" />
        </button>
      )}
    </section>
  );
}

function OneOffer({ scene, offer }: { readonly scene: OwnScene; readonly offer: Offer }): ReactNode {
  const { words, text, match, who } = scene;
  const isMine = offer.from === scene.seat;
  const other = isMine ? offer.to : offer.from;
  const act = (name: 'accept' | 'decline' | 'withdraw') => ({
    label: words[name],
    act() {
      scene.interrupt(name, { offer: offer.id });
    },
  });
  return (
    <OfferView
      seat={other}
      person={scene.person(other)}
      title={isMine ? words.youOffer(nameOf(scene, other)) : words.wants(nameOf(scene, other))}
      label={text.event({ is: 'offered', offer }, match, who)}
      gives={[faceOf(scene, offer.give)]}
      wants={[faceOf(scene, offer.take)]}
      {...(isMine ? { decline: act('withdraw') } : { accept: act('accept'), decline: act('decline') })}
    />
  );
}
