/** The short way into each part of Sándwich Wars: a sentence and a few steps, each by the name of a picture, in German. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  turn: {
    lead: 'Zwei Aktionen in beliebiger Reihenfolge, auch zweimal dieselbe. Dann beendest du den Zug.',
    steps: [
      ['raised-hand', 'Fünf zur Wahl:', 'legen, liefern, ziehen, Münzen, anheuern.'],
      ['sparkles', 'Gelegenheiten sind frei.', 'Vor, zwischen und nach deinen Aktionen.'],
      ['bell', 'Sag, wenn du fertig bist.', 'Einkommen, Lohn und neue Bestellungen kommen von selbst.'],
    ],
  },
  play: {
    lead: 'Zahle, was die Karte kostet, und lege sie in deine Auslage. Fünf haben dort Platz.',
    caption: 'In der Münze der Preis, beim Stern die Qualität, dazwischen, was sie bewirkt.',
    steps: [
      ['sandwich', 'Karte antippen, freien Platz antippen.', 'Der Preis steht da, bevor du ihn zahlst.'],
      ['knife', 'Voll?', 'Eine der fünf muss weg, für 2 Münzen mehr.'],
      [
        'bulb',
        'Sieh auf das kleine Zeichen.',
        'Hand: beim Legen. Pfeile: in jedem Zug. Uhr: solange sie liegt. Haken: beim Verwenden.',
      ],
    ],
  },
  complete: {
    lead: 'Genau so viele Zutaten, wie die Bestellung sagt, zusammen mindestens so gut, wie sie verlangt.',
    caption: 'Drei aus deiner Auslage: Jede Kategorie geht, die gewünschten bringen je 2 Punkte.',
    steps: [
      ['star', 'Grün heißt bereit.', 'Sonst steht unten an der Bestellung, was fehlt.'],
      ['gift', 'Erst die Belohnung,', 'dann Punkte für gewünschte Kategorien und für deine Aushilfen.'],
      ['recycle', 'Was verwendet ist, geht weg.', 'Wenige Zutaten kommen auf die Hand zurück.'],
    ],
  },
  replenish: {
    lead: 'Wirf ab, was dir nicht gefällt, und ziehe, bis du fünf Karten hast.',
    steps: [
      ['recycle', 'Beliebig viele,', 'auch keine.'],
      ['die', 'Stapel leer?', 'Die abgeworfenen Karten werden gemischt.'],
    ],
  },
  hire: {
    lead: 'Vier Münzen für eine Aktion. Oder zahle fünf und nimm eine der sieben Aushilfen.',
    steps: [
      ['handshake', 'Jede für eine Kategorie:', 'Deren Zutaten kosten 2 weniger und haben 2 mehr Qualität.'],
      ['plate', 'Eine Karte in jedem Zug', 'für jede Aushilfe, die du hast.'],
      ['bell', 'Sie wollen Lohn,', 'je 2 Münzen oder 1 Punkt am Ende jedes Zuges.'],
    ],
  },
  opportunities: {
    lead: 'Sie kosten keine Aktion. Genutzt geht sie an die Person links von dir weiter, die sie auch nutzen darf.',
    steps: [
      ['sparkles', 'Nutze sie,', 'wenn sie hilft: Aushilfe, Münzen, Qualität, Zutaten umsonst.'],
      ['lock', 'Oder behalte sie:', 'Am Ende auf der Hand ist sie 4 Punkte wert.'],
      ['eyes', 'Alle sehen,', 'an wen sie geht.'],
    ],
  },
  end: {
    lead: 'Fünf Schritte, und gefragt wirst du nur, wo es etwas zu entscheiden gibt.',
    steps: [
      ['gift', 'Einkommen', 'und eine Karte für jede Aushilfe.'],
      ['handshake', 'Bezahle sie,', 'behalte jede oder gib sie zurück. Wer nicht alle bezahlen kann, verliert alle.'],
      ['bell', 'Neue Bestellungen', 'für die erfüllten.'],
      ['recycle', 'Mehr als fünf Karten?', 'Wirf ab bis auf fünf.'],
      ['trophy', 'Alle Bestellungen erfüllt?', 'Die Runde wird zu Ende gespielt.'],
    ],
  },
  score: {
    lead: 'Gedruckte Punkte, Marken, Gelegenheiten auf der Hand und ein Bonus für Vielfalt.',
    steps: [
      ['star', '1, 4, 8 oder 15', 'für zwei, drei, vier oder fünf Sorten von Bestellungen.'],
      ['trophy', 'Gleichstand?', 'Mehr in Marken, dann mehr Münzen, dann geteilter Sieg.'],
    ],
  },
};
