import { savedWorker } from "~/http/saved-worker";
import { cacheName, cachePrefix, listSavedChapters, type ChapterList } from "./saved-chapter";
import { download, dropCaches, fetchList, MissingPicturesError } from "./download";
import { measurePictures, PictureHostError } from "./pictures";
import { writeSavedHint } from "~/reading/saved-hint";
import { currentScreen } from "./sizes";

/** The saving of a chapter, in progress or finished. */
export interface Task {
  comic: string;
  chapter: number;
  state:
    | "asking"
    | "offered"
    | "saving"
    | "stopped"
    | "broken"
    | "blocked"
    | "full"
    | "refused"
    | "done";
  /** Its files, once they are listed. */
  list?: ChapterList;
  /** Bytes saved, and the total, which may be an estimate. */
  done: number;
  total: number;
  /** Bytes of free storage, where it is too little. */
  freeBytes?: number;
  /** The pages whose pictures could not be saved. */
  missing?: readonly number[];
}

/** A chapter that is saved completely or in part. */
export type SavedChapter = ChapterList & { bytes: number; isComplete: boolean };

/** The store of the page; `saved` is missing until `refresh` has run. */
export interface SavingState {
  task?: Task | undefined;
  saved?: readonly SavedChapter[];
  /** Whether the browser refuses its caches. */
  isRefused?: boolean;
}

let saving: SavingState = {};
let saveController: AbortController | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For `useSyncExternalStore`. */
export const current = () => saving;

function change(to: Partial<SavingState>): void {
  saving = { ...saving, ...to };
  for (const listener of listeners) listener();
}

function changeTask(to: Partial<Task>): void {
  if (saving.task) change({ task: { ...saving.task, ...to } });
}

/** Reads the copies in this browser, if it lets the site, and unregisters the worker when none is complete. */
export const refresh = () => readSavedChapters().catch(() => change({ isRefused: true }));

async function readSavedChapters(): Promise<void> {
  const byChapter = new Map<string, SavedChapter>();
  for (const copy of await listSavedChapters()) {
    const key = `${copy.comic}/${copy.chapter}`;
    const isComplete = copy.taken !== undefined;
    // A chapter may have a complete copy and a part of a newer one.
    if (byChapter.get(key)?.isComplete) continue;
    const bytes = copy.taken ?? (await bytesIn(cacheName(copy)));
    byChapter.set(key, { ...copy, isComplete, bytes });
  }
  const saved = [...byChapter.values()].sort(
    (a, b) => a.comic.localeCompare(b.comic) || a.chapter - b.chapter,
  );
  if (!saved.some(({ isComplete }) => isComplete)) await endWorker();
  // The worker of an earlier version has the scope of the comics only. Not awaited: offline it fails.
  else void registerWorker().catch(() => undefined);
  const hints = [...byChapter].map(
    ([key, { isComplete }]) => [key, isComplete ? "whole" : "part"] as const,
  );
  writeSavedHint(Object.fromEntries(hints));
  change({ saved });
}

/** Fetches the size of a chapter, before it is saved. */
export async function offer(comic: string, chapter: number): Promise<void> {
  if (isBusy()) return;
  change({ task: { comic, chapter, state: "asking", done: 0, total: 0 } });
  try {
    const list = await measurePictures(await fetchList(comic, chapter, currentScreen()));
    if (saving.task?.state === "asking") changeTask({ state: "offered", list, total: sum(list) });
  } catch {
    if (saving.task?.state === "asking") changeTask({ state: "broken" });
  }
}

/** Saves a chapter, or continues to. One at a time: a second call is ignored. */
export async function save(comic: string, chapter: number): Promise<void> {
  if (isBusy()) return;
  const { signal } = (saveController = new AbortController());
  change({ task: { comic, chapter, state: "saving", done: 0, total: 0 } });
  // Else the browser may evict copies when storage is short. Not awaited: some browsers ask the visitor.
  void navigator.storage?.persist?.();
  let end: Partial<Task>;
  try {
    end = await saveChapter(comic, chapter, signal);
  } catch (reason) {
    const { name } = reason as Error;
    if (name === "QuotaExceededError") end = { state: "full", freeBytes: await countFreeBytes() };
    else if (reason instanceof MissingPicturesError)
      end = { state: "broken", missing: reason.pages };
    else if (reason instanceof PictureHostError) end = { state: "blocked" };
    else if (name === "AbortError") end = { state: "stopped" };
    else end = { state: name === "TypeError" ? "broken" : "refused" };
  }
  // Other pages know the copy before the end is shown, because the reader may leave at once.
  await refresh();
  // A chapter that was removed meanwhile has no task, and another may be saved by now.
  if (saveController.signal === signal) changeTask(end);
}

/** @returns how the task ended. @throws {Error} when it failed or was canceled */
async function saveChapter(
  comic: string,
  chapter: number,
  signal: AbortSignal,
): Promise<Partial<Task>> {
  const list = await measurePictures(await fetchList(comic, chapter, currentScreen(), signal));
  const freeBytes = await findShortage(list);
  if (freeBytes !== undefined) return { state: "full", list, total: sum(list), freeBytes };
  const { taken = 0 } = await download(list, {
    signal,
    onList: (now) => changeTask({ list: now, done: 0, total: sum(now) }),
    onItem: (bytes) => changeTask({ done: (saving.task?.done ?? 0) + bytes }),
  });
  await registerWorker();
  return { state: "done", done: taken, total: taken };
}

/** Stops saving; files saved so far stay. */
export function cancel(): void {
  saveController?.abort();
}

/** Removes a chapter from this browser. */
export async function remove(comic: string, chapter: number): Promise<void> {
  const { task } = saving;
  const isTask = task?.comic === comic && task.chapter === chapter;
  if (isTask) cancel();
  await dropCaches(comic, chapter);
  if (isTask) change({ task: undefined });
  await refresh();
}

const isBusy = () => saving.task?.state === "saving";

const sum = ({ items }: ChapterList) => items.reduce((total, { bytes }) => total + bytes, 0);

/** Bytes of free storage, if that is too little for a chapter. */
async function findShortage(list: ChapterList): Promise<number | undefined> {
  const freeBytes = await countFreeBytes();
  const there = await bytesIn(cacheName(list));
  return freeBytes < sum(list) - there ? freeBytes : undefined;
}

async function countFreeBytes(): Promise<number> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.max(0, quota - usage);
}

async function bytesIn(name: string): Promise<number> {
  if (!(await caches.has(name))) return 0;
  const cache = await caches.open(name);
  const all = await cache.matchAll();
  return all.reduce((total, { headers }) => total + Number(headers.get("Content-Length") ?? 0), 0);
}

const registerWorker = () => navigator.serviceWorker.register(savedWorker, { scope: "/" });

/** Unregisters the worker of each scope, and deletes the record of open tabs that earlier versions kept. */
async function endWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches.delete(`${cachePrefix()}documents`);
}
