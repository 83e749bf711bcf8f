const clock = { hour: "numeric", minute: "2-digit" } as const;

/** The formats of a stream's time. */
const timeForms = {
  full: { weekday: "long", month: "long", day: "numeric", ...clock, timeZoneName: "long" },
  brief: { weekday: "short", month: "short", day: "numeric", ...clock, timeZoneName: "short" },
  weekday: { weekday: "long" },
  day: { weekday: "short", month: "short", day: "numeric" },
  clock,
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How a time is shown: its `Intl` options by name. */
export type TimeForm = keyof typeof timeForms;

/** Formats a time in the schedule's time zone. */
export function formatTimeInZone(time: number, form: TimeForm, timeZone: string): string {
  return nameUtc(new Intl.DateTimeFormat("en-US", { ...timeForms[form], timeZone }).format(time));
}

/** Replaces the different names of UTC with "UTC". */
const nameUtc = (text: string) => text.replace(/Coordinated Universal Time|GMT\+00:00/, "UTC");

/** Creates a formatter of local times, whose `Intl` objects take 40 ms on slow phones. */
export function createLocalTimeFormatter(): (time: number, form: TimeForm) => string {
  const { hourCycle } = new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
  const formats: Partial<Record<TimeForm, Intl.DateTimeFormat>> = {};
  return (time, form) => {
    formats[form] ??= new Intl.DateTimeFormat("en-US", { ...timeForms[form], hourCycle });
    return nameUtc(formats[form].format(time));
  };
}

/** Returns the name of a time zone without DST: "Eastern Time". */
export function formatZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(0).find(({ type }) => type === "timeZoneName");
  return nameUtc(name?.value ?? timeZone);
}

/** Formats a duration, as in "2½ hours". */
export function formatLength({ start, end }: { start: number; end: number }): string {
  const minutes = Math.round((end - start) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 60) return "1 hour";
  if (hours > 0 && rest % 30 === 0) return `${hours}${rest ? "½" : ""} hours`;
  return hours > 0 ? `${hours} h ${rest} min` : `${minutes} min`;
}
