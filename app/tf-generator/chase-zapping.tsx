import styles from "./chase-zapping.module.css";

/**
 * Chase with his paw out and lightning on its way, to whoever stands there. Decorative; within a
 * page that says so it comes alive (see `result-page.module.css`).
 */
export function ChaseZapping({ className = "" }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 400 236"
      width="400"
      height="236"
      className={`${styles.drawing} ${className}`}
      aria-hidden="true"
    >
      <path className={styles.ground} d="M6 230c90-12 298-12 388 0Z" />
      <Chase />
      <g className={styles.somebody}>
        <path d={silhouettes.visitor} />
        <path d={silhouettes.rabbit} />
        <path d={silhouettes.bird} />
        <path d={silhouettes.dragon} />
        <text x="338" y="186">
          ?
        </text>
      </g>
      <path
        className={styles.bolt}
        d="m226 124 36-34 2 17 44-30-25 40-4-15-44 34Z"
        strokeLinejoin="round"
      />
      <path
        className={styles.sparks}
        d="m330 62 4 12 12 4-12 4-4 12-4-12-12-4 12-4Zm34 40 3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM262 62l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z"
      />
      <circle className={styles.flash} cx="338" cy="150" r="46" />
    </svg>
  );
}

function Chase() {
  return (
    <>
      <path
        fill="#c8551b"
        d="M92 226C34 236 2 206 8 164c3-24 18-42 34-44-4 20 2 32 18 42 22 14 34 34 32 64Z"
      />
      <path fill="#fff3df" d="M8 164c3-24 18-42 34-44-3 14-1 24 6 32-6 10-28 16-40 12Z" />
      <path fill="#c8551b" d="M76 230c-6-40 4-80 30-90h32c26 10 34 50 30 90Z" />
      <path fill="#fff3df" d="M102 150h40c8 26 2 52-20 64-22-12-28-38-20-64Z" />
      <g fill="none" strokeLinecap="round" strokeWidth="25">
        <path stroke="#c8551b" d="M90 166c-22 10-28 30-6 40m72-40c22 0 38-8 50-24" />
        <path stroke="#4a2415" d="M84 206l6 3m110-61 16-16" />
      </g>
      <path
        fill="none"
        stroke="#4a2415"
        strokeWidth="8"
        strokeLinecap="round"
        d="m214 124 2-12m4 16 10-10m-10 18 12-1"
      />
      <path fill="#c98a12" d="m96 158-12 40 20 6 10-38Z" />
      <path fill="#e9ae2c" d="M82 138c24 14 56 14 80 0l6 18c-28 16-64 16-92 0Z" />
      <path fill="none" stroke="#4a2415" strokeWidth="3" d="m110 166 12 14 12-14" />
      <circle className={styles.pendant} cx="122" cy="188" r="10" />
      <g transform="translate(70 34) scale(2.15)">
        <path
          d="M5 5c7 1 11 5 13 9h12c2-4 6-8 13-9 1 9 0 15-2 20 2 4 3 7 3 9-5 1-12 10-20 11C16 44 9 35 4 34c0-2 1-5 3-9-2-5-3-11-2-20Z"
          fill="#c8551b"
        />
        <path
          d="M9 10c3 2 5 4 6 7-2 1-4 3-5 6-1-4-2-8-1-13Zm30 0c-3 2-5 4-6 7 2 1 4 3 5 6 1-4 2-8 1-13Z"
          fill="#4a2415"
        />
        <path
          d="M4 34c5-2 10-5 14-3l6 3 6-3c4-2 9 1 14 3-5 1-12 10-20 11C16 44 9 35 4 34Z"
          fill="#fff3df"
        />
        <path d="M21 33.5h6l-3 3.5Z" fill="#2a1208" stroke="#2a1208" strokeLinejoin="round" />
        <path d="M18 38c3 5 9 5 12 0-4 1.5-8 1.5-12 0Z" fill="#2a1208" />
        <ellipse cx="31" cy="26" rx="2.3" ry="3" fill="#2a1208" />
        <path
          d="M14 26c2-2 5-2 7 0M28 20.5c2-2 5-2 7-.5M13.5 22c2-1.5 5-1.5 7 .5"
          fill="none"
          stroke="#2a1208"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

/** Who stands there, and what they may be on the way to what they become. */
const silhouettes = {
  visitor: "M312 228c-6-40 0-62 14-70-12-12-6-34 12-34s24 22 12 34c14 8 20 30 14 70Z",
  rabbit:
    "M304 228c-6-26 6-44 22-48-10-10-8-24 2-28-8-16-8-40-2-42s10 22 10 40h4c0-18 4-42 10-40s6 26-2 42c10 4 12 18 2 28 16 4 28 22 22 48Z",
  bird: "M330 228v-10c-26 0-40-24-36-52 14 16 26 12 32 2 0-20 10-32 24-32 10 0 14 6 16 12l16 6-16 4c2 34-8 58-26 60v10Z",
  dragon:
    "M296 228c-4-24 4-44 22-54l-22-4c-2-20 10-36 30-40 2-8 0-14-6-20 12 2 18 8 20 18l20 4 14 14-10 6-16-2c20 12 30 40 24 78Z",
} as const;
