import { mix, type Coat } from "../colours";
import { cel, fill, oval, smooth, stroke } from "../shapes";

/** A tail fin on its way down, and the splash it leaves: fish. */
export function fin({ main, second, accent }: Coat): string {
  const lobes = smooth([
    [0, -36],
    [40, -92],
    [104, -146],
    [186, -172],
    [176, -110],
    [160, -52],
    [112, 10],
    [40, 44],
    [-40, 44],
    [-112, 10],
    [-160, -52],
    [-176, -110],
    [-186, -172],
    [-104, -146],
    [-40, -92],
  ]);
  const rays =
    "M24,20Q84,-40 160,-140M34,26Q100,-14 158,-80M12,6Q50,-50 116,-124M-24,20Q-84,-40 -160,-140M-34,26Q-100,-14 -158,-80M-12,6Q-50,-50 -116,-124";
  const edge =
    "M186,-172Q160,-60 112,10L150,40L230,-180ZM-186,-172Q-160,-60 -112,10L-150,40L-230,-180Z";
  const stem = smooth([
    [-40, 14],
    [-4, -2],
    [40, 14],
    [46, 70],
    [74, 132],
    [116, 210],
    [-116, 210],
    [-74, 132],
    [-46, 70],
  ]);
  let scales = "";
  for (let rank = 0; rank < 7; rank++) {
    for (let i = -3; i <= 3; i++) {
      const x = i * 34 + (rank % 2) * 17;
      scales += `M${x - 17},${36 + rank * 24}a17,17 0 0 0 34,0`;
    }
  }
  const wave = (y: number, colour: string, swing: number) =>
    cel(`M-226,${y}q28,${-swing} 56,0t56,0t57,0t57,0t57,0t57,0t56,0t56,0V290H-226Z`, colour, "", 8);
  const drops = [
    [-150, 62, 17],
    [158, 50, 20],
    [-196, 14, 11],
    [112, 84, 11],
    [202, 2, 12],
    [-104, 88, 10],
  ] as const;
  return (
    cel(lobes, accent, fill(edge, second, 0.9) + stroke(rays, 7, mix(accent, "#2a1a24", 0.42))) +
    cel(stem, main, stroke(scales, 6, mix(main, "#2a1a24", 0.42))) +
    drops.map(([x, y, r]) => cel(oval(x, y, r, r * 1.2), "#bfe6f7", "", 6)).join("") +
    wave(136, "#8fd0ee", 34) +
    wave(176, "#4fa3d8", 30)
  );
}
