/** The ranking as a picture to send around: drawn on a canvas with our own letters, shared where the device can, saved where it cannot. */
import { playerColour } from '../widgets/player.tsx';

export interface Standing {
  readonly place: string;
  readonly name: string;
  readonly points: string;
  readonly seat: number;
}

export interface Poster {
  readonly title: string;
  readonly game: string;
  readonly standings: readonly Standing[];
}

const WIDTH = 1080;
const ROW = 116;
const HEAD = 360;
const FOOT = 110;
const INK = '#2a1630';
const PAPER = '#fff8e7';
const MUSTARD = '#f6b92b';
/** Players on whose colour letters are light. */
const LIGHT_ON = ['tomato', 'plum', 'ink'];

export async function sharePoster(poster: Poster): Promise<void> {
  const blob = await drawn(poster);
  if (blob === undefined) return;
  const file = new File([blob], 'breadboard.png', { type: 'image/png' });
  // Over plain http there is no sharing: then it is saved.
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    const outcome = await navigator.share({ files: [file], title: poster.title }).catch((error: Error) => error.name);
    if (outcome === undefined || outcome === 'AbortError') return;
  }
  save(file);
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

async function drawn(poster: Poster): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + ROW * poster.standings.length + FOOT;
  const brush = canvas.getContext('2d');
  if (brush === null) return undefined;
  await document.fonts.load('90px Caprasimo');
  drawGround(brush, canvas.height);
  drawTitle(brush, poster);
  for (const [row, standing] of poster.standings.entries()) drawRow(brush, standing, HEAD + row * ROW);
  write(brush, 'Breadboard', { x: WIDTH / 2, y: canvas.height - 44, size: 44, colour: PAPER, align: 'center' });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** The gingham cloth. */
function drawGround(brush: CanvasRenderingContext2D, height: number): void {
  brush.fillStyle = '#1e4a28';
  brush.fillRect(0, 0, WIDTH, height);
  brush.fillStyle = 'rgb(255 255 255 / 0.07)';
  for (let x = 0; x < WIDTH; x += 72) brush.fillRect(x, 0, 36, height);
  for (let y = 0; y < height; y += 72) brush.fillRect(0, y, WIDTH, 36);
}

function drawTitle(brush: CanvasRenderingContext2D, { title, game }: Poster): void {
  brush.fillStyle = INK;
  plate(brush, 40, 40, WIDTH - 80, HEAD - 90);
  write(brush, title, { x: WIDTH / 2, y: 175, size: 84, colour: MUSTARD, align: 'center', most: WIDTH - 160 });
  write(brush, game, { x: WIDTH / 2, y: 262, size: 44, colour: PAPER, align: 'center', most: WIDTH - 160 });
}

function drawRow(brush: CanvasRenderingContext2D, standing: Standing, y: number): void {
  const { place, name, points, seat } = standing;
  const player = playerColour(seat)['data-player'];
  const ink = LIGHT_ON.includes(player) ? PAPER : INK;
  brush.fillStyle = PAPER;
  plate(brush, 40, y, WIDTH - 80, ROW - 16);
  brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--player-${player}`);
  brush.beginPath();
  brush.arc(108, y + 50, 38, 0, 2 * Math.PI);
  brush.fill();
  write(brush, place, { x: 108, y: y + 64, size: 34, colour: ink, align: 'center', most: 68 });
  write(brush, name, { x: 172, y: y + 66, size: 48, colour: INK, align: 'left', most: 560 });
  write(brush, points, { x: WIDTH - 76, y: y + 66, size: 44, colour: INK, align: 'right', most: 270 });
}

function plate(brush: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, 28);
  brush.fill();
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly align: CanvasTextAlign;
  readonly most?: number;
}

/** Letters get smaller rather than narrow. */
function write(brush: CanvasRenderingContext2D, text: string, how: Writing): void {
  const { x, y, colour, align, most = WIDTH } = how;
  const font = (size: number): string => `${size}px Caprasimo, serif`;
  brush.font = font(how.size);
  const wide = brush.measureText(text).width;
  brush.font = font(Math.floor(how.size * Math.min(1, most / Math.max(1, wide))));
  brush.fillStyle = colour;
  brush.textAlign = align;
  brush.fillText(text, x, y);
}
