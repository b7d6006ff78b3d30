/** The short way into each part of Sandwich: a sentence and a few steps, each by the name of a picture, in German. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  deal: {
    lead: 'Alle bekommen einen verdeckten Stapel. Niemand schaut hinein, auch nicht in den eigenen.',
    steps: [
      ['die', 'Neun Karten für jeden.', 'Zwölf zu dritt, sechs an einer großen Tafel.'],
      ['lock', 'Nicht spicken.', 'Der Stapel zeigt sich Karte für Karte auf dem Markt.'],
    ],
  },
  market: {
    lead: 'Alle decken im selben Augenblick eine Karte auf. Schnapp dir eine. Wer zuerst kommt, mahlt zuerst.',
    caption: 'Vier Spieler, vier Karten. Léo war schneller. Tippe auf die umringte Tomate, und sie gehört dir.',
    steps: [
      ['raised-hand', 'Tippe auf eine Karte, um sie zu nehmen.', 'Sie gehört dir sofort; alle sehen es.'],
      ['stopwatch', 'Zu langsam?', 'Läuft die Zeit ab, bekommst du zufällig eine von denen, die übrig sind.'],
      ['recycle', 'Neun Durchgänge,', 'also neun Karten vor dir. Zu dritt zwölf.'],
    ],
  },
  trade: {
    lead: 'Fehlt dir etwas? Biete eine deiner Karten für eine von jemand anderem.',
    caption: 'Deine Essiggurke gegen Léos Käse: Léo sagt ja oder nein.',
    steps: [
      ['handshake', 'Eine gegen eine.', 'Alle behalten so viele Karten wie vorher.'],
      ['knife', 'Baue nebenbei.', 'Auch eine Karte, die schon in einem Sandwich liegt, lässt sich noch tauschen.'],
      ['bell', 'Fertig?', 'Sag es, wenn alle deine Sandwiches gebaut sind. Du kannst es zurücknehmen.'],
    ],
  },
  compose: {
    lead: 'Baue aus deinen neun Karten drei Sandwiches zu je drei, und sag, wer welches bekommt.',
    caption: 'Eins von deinen dreien: gewagt, aber vielleicht liebt es jemand.',
    steps: [
      ['sandwich', 'Tippe auf eine Karte, dann auf ein Sandwich.', 'Von unten nach oben, wie es dir gefällt.'],
      ['eyes', 'Denk an die, die es essen.', 'Was haben sie sich selbst geschnappt?'],
      ['lock', 'Geheim,', 'bis es verkostet wird.'],
    ],
  },
  give: {
    lead: 'Jeder deiner drei linken Nachbarn bekommt ein Sandwich von dir, verdeckt.',
    steps: [
      ['gift', 'Drei vor jedem,', 'von den drei rechten Nachbarn.'],
      ['recycle', 'Zu dritt?', 'Dann gibt jeder jedem anderen zwei.'],
    ],
  },
  taste: {
    lead: 'Dein Teller wird aufgedeckt. Ordne die Sandwiches, vom besten zum letzten.',
    steps: [
      ['plate', 'Tippe 1, 2, 3.', 'Oder zieh sie; ohne Gleichstand.'],
      ['speech', 'Lies sie vor.', 'Der Tisch kann es für dich tun, in der Reihenfolge des Kochs.'],
      ['eyes', 'Alle ordnen gleichzeitig,', 'aufgedeckt wird nacheinander.'],
    ],
  },
  score: {
    lead: 'Dein beliebtestes Sandwich bringt dir 3 Punkte, das zweite 2, das letzte keinen.',
    steps: [
      ['star', 'Wer die meisten Punkte hat, gewinnt.', 'Bei Gleichstand teilt man sich den Sieg.'],
      ['trophy', 'Drei Runden', 'in der ersten Ausgabe, eine in der von 2013.'],
    ],
  },
};
