/** A link to scan, drawn as one path; what draws it is loaded only here. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

interface Drawn {
  readonly size: number;
  readonly path: string;
}

export function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const [drawn, draw] = useState<Drawn>();
  useEffect(() => {
    let isLate = false;
    pathOf(text).then((made) => isLate || draw(made));
    return () => {
      isLate = true;
    };
  }, [text]);
  const { size, path } = drawn ?? { size: 25, path: '' };
  return (
    <svg
      className="qr__image"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#2a1630" d={path} />
    </svg>
  );
}

async function pathOf(text: string): Promise<Drawn> {
  const { generate } = await import('lean-qr');
  const { size, get } = generate(text);
  const cells = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)]);
  return {
    size,
    path: cells
      .filter(([x, y]) => get(x, y))
      .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
      .join(''),
  };
}
