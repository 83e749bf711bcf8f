/** How the time of a stream is written, by where it stands. */
const timeForms = {
  /** Alone: the day, the time and the zone in full. */
  full: {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "long",
  },
  brief: {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "long",
  },
  day: { weekday: "short", month: "short", day: "numeric" },
  clock: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The same in the zone of whoever reads, whose name may be short where there is little room. */
export const ownForms: Readonly<Record<TimeForm, Intl.DateTimeFormatOptions>> = {
  ...timeForms,
  brief: { ...timeForms.brief, timeZoneName: "short" },
};

export type TimeForm = keyof typeof timeForms;

/** The zone of whoever reads, in the place of the schedule's. */
export const ownZone = "your own time zone";

/** A time as the streamer's own clock has it. */
export function timeInZone(time: number, form: TimeForm, zone: string): string {
  return new Intl.DateTimeFormat("en-US", { ...timeForms[form], timeZone: zone }).format(time);
}

/** A time in the zone of this browser, on a clock of twelve hours or of 24, as its language has it. */
export function ownTime(time: number, form: TimeForm): string {
  const { hourCycle } = new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat("en-US", { ...ownForms[form], hourCycle }).format(time);
}

/** What a zone is called all year round: "Eastern Time". */
export function zoneName(zone: string): string {
  const form = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
  return form.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** A length for people: "2½ hours". */
export function lengthOf({ start, end }: { start: number; end: number }): string {
  const minutes = Math.round((end - start) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 60) return "1 hour";
  if (hours > 0 && rest % 30 === 0) return `${hours}${rest ? "½" : ""} hours`;
  return hours > 0 ? `${hours} h ${rest} min` : `${minutes} min`;
}
