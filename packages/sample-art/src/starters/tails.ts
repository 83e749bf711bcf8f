import { curve, fill, group, inked, oval, polygon, stroke, tube } from "../pen";
import type { Body } from "./body";
import type { Coat } from "./palette";
import type { Tail, Traits, Wings } from "./traits";

/** The tail, drawn upwards from its root and then turned. */
export function tail({ tail: kind, growth }: Traits, coat: Coat, body: Body): string {
  const shapes: Record<Exclude<Tail, "none">, () => string> = {
    brush: () =>
      inked(
        tube(
          [
            [0, 6],
            [34, -18],
            [52, -62],
            [36, -106],
          ],
          [13, 24, 33, 9],
        ),
        coat.main,
        {
          inside: fill(oval(38, -112, 44, 40), coat.pale),
        },
      ),
    tuft: () => {
      const cord = "M0,4C40,6 62,-30 50,-82";
      return (
        stroke(cord, 17) +
        stroke(cord, 11.5, coat.main) +
        inked(
          curve(
            [
              [50, -74],
              [30, -96],
              [54, -136],
              [74, -98],
            ],
            true,
          ),
          coat.second,
        )
      );
    },
    curl: () =>
      inked(
        tube(
          [
            [0, 6],
            [46, -10],
            [62, -54],
            [34, -80],
            [14, -58],
            [28, -42],
          ],
          [14, 14, 12, 11, 8, 4],
        ),
        coat.main,
      ),
    fin: () =>
      inked(
        tube(
          [
            [0, 6],
            [30, -12],
            [46, -48],
          ],
          [15, 14, 11],
        ),
        coat.main,
      ) +
      inked(
        curve(
          [
            [44, -42],
            [12, -84],
            [44, -78],
            [78, -104],
            [76, -52],
          ],
          true,
        ),
        coat.second,
      ) +
      stroke("M46,-50L34,-70M52,-52L66,-82", 2),
    leaf: () =>
      stroke("M0,4Q34,0 44,-44", 12) +
      stroke("M0,4Q34,0 44,-44", 7, coat.main) +
      inked(
        curve(
          [
            [42, -38],
            [16, -76],
            [44, -126],
            [74, -74],
          ],
          true,
        ),
        coat.second,
      ) +
      stroke("M43,-44Q38,-76 45,-104", 2),
    ringed: () =>
      inked(
        tube(
          [
            [0, 6],
            [38, -12],
            [58, -54],
            [50, -112],
          ],
          [14, 19, 22, 12],
        ),
        coat.main,
        {
          inside: [-18, -50, -84]
            .map((y) => stroke(`M10,${y - 6}Q50,${y + 14} 92,${y - 10}`, 13, coat.second))
            .join(""),
        },
      ),
    bob: () => inked(oval(16, -10, 25, 24), coat.pale),
    club: () =>
      inked(
        tube(
          [
            [0, 8],
            [42, 0],
            [66, -36],
            [72, -80],
          ],
          [24, 20, 15, 9],
        ),
        coat.main,
      ) +
      [0, 1, 2]
        .map((i) =>
          group(
            inked(
              polygon([
                [-10, 4],
                [0, -22],
                [10, 4],
              ]),
              coat.horn,
              { weight: 2 },
            ),
            { x: 34 + i * 20, y: -18 - i * 26 + (i === 0 ? -4 : 0), turn: -38 + i * 6 },
          ),
        )
        .join(""),
    plumes: () =>
      [-26, 0, 26]
        .map((turn, i) =>
          group(
            inked(
              curve(
                [
                  [0, 10],
                  [-15, -40],
                  [0, -92],
                  [15, -40],
                ],
                true,
              ),
              i === 1 ? coat.main : coat.second,
            ),
            { turn: turn + 20 },
          ),
        )
        .join(""),
  };
  const { at, turn } = body.tail;
  return kind === "none"
    ? ""
    : group(shapes[kind](), { x: at[0], y: at[1], turn: turn - 18, scale: growth });
}

/** A pair of wings behind the back. */
export function wings({ wings: kind, young }: Traits, coat: Coat, body: Body): string {
  const shapes: Record<Exclude<Wings, "none">, () => string> = {
    feather: () =>
      inked(
        curve(
          [
            [0, 14],
            [18, -42],
            [84, -92],
            [108, -66],
            [98, -34],
            [86, -8],
            [58, 14],
            [26, 28],
          ],
          true,
        ),
        coat.second,
        {
          inside: fill(oval(104, -58, 46, 34), coat.pale),
        },
      ) + stroke("M34,2Q64,-12 84,-34M30,14Q54,8 72,-6", 2.2),
    bat: () =>
      inked(
        polygon([
          [0, 12],
          [22, -60],
          [60, -104],
          [74, -64],
          [112, -58],
          [96, -24],
          [108, 4],
          [66, 0],
          [40, 30],
        ]),
        coat.second,
      ) + stroke("M6,4L58,-96M12,8L100,-54M16,12L98,0", 2.4),
    insect: () =>
      [
        inked(
          curve(
            [
              [0, 6],
              [44, -74],
              [96, -92],
              [104, -54],
              [56, -8],
            ],
            true,
          ),
          "#eaf3f4",
          { shade: "#c8dbe2" },
        ),
        inked(
          curve(
            [
              [4, 10],
              [58, -4],
              [92, 22],
              [70, 48],
              [24, 32],
            ],
            true,
          ),
          "#eaf3f4",
          { shade: "#c8dbe2" },
        ),
        stroke("M10,0Q52,-34 88,-74M18,-4Q60,-26 94,-50M14,14Q50,14 74,32", 2, coat.second),
      ].join(""),
    butterfly: () =>
      [
        inked(
          curve(
            [
              [0, 6],
              [22, -66],
              [84, -96],
              [108, -50],
              [62, -2],
            ],
            true,
          ),
          coat.second,
          { inside: fill(oval(78, -58, 20, 17), coat.pop) },
        ),
        inked(
          curve(
            [
              [2, 12],
              [60, 6],
              [84, 40],
              [50, 66],
              [16, 40],
            ],
            true,
          ),
          coat.pale,
          { inside: fill(oval(54, 38, 12, 11), coat.second) },
        ),
      ].join(""),
  };
  if (kind === "none") return "";
  const scale = 0.86 + (1 - young) * 0.22;
  const [x, y] = body.back;
  // Bodies seen from the side still show both wings, one beyond the other.
  return (
    group(shapes[kind](), { x, y, scale }) +
    group(shapes[kind](), { x: -x, y, scale: [-scale, scale] })
  );
}
