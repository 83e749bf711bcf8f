import { useEffect, useRef, useState } from "react";
import { openChannel, type Channel, type Report } from "../loop/channel";
import type { Command } from "../loop/state";
import { initialControls, readControls, writeControls, type Controls } from "../loop/stored";

const WATCH_INTERVAL_MS = 1_000;
/** An overlay that sent no report for this time counts as disconnected. */
const REPORT_TIMEOUT_MS = 3_000;

/** The state that a dock shows. */
export interface DockState {
  controls: Controls;
  /** The last report of the shown overlay; undefined if no overlay is connected. */
  report: Report | undefined;
  /** The result of the last command. */
  status: string;
  /** Sends a command to all overlays in this browser. */
  send(command: Command, status: string): void;
  /** Changes controls of all overlays and docks in this browser. */
  change(change: Partial<Controls>, status: string): void;
}

/** Connects a dock to the overlays in the same browser, and returns the state of one. */
export function useDock(): DockState {
  const [controls, setControls] = useState(initialControls);
  const [received, setReceived] = useState<{ report: Report; at: number }>();
  const [status, setStatus] = useState("");
  const channel = useRef<Channel>();
  useEffect(() => {
    setControls(readControls());
    const opened = openChannel((message) => {
      if (message.type === "controls") setControls(message.controls);
      if (message.type !== "report") return;
      const { overlay } = message;
      setReceived((last) =>
        last && last.report.overlay !== overlay ? last : { report: message, at: Date.now() },
      );
    });
    channel.current = opened;
    const watch = () => {
      if (document.hidden) return;
      setReceived((last) => (last && Date.now() - last.at < REPORT_TIMEOUT_MS ? last : undefined));
      opened.send({ type: "watch" });
    };
    watch();
    const timer = setInterval(watch, WATCH_INTERVAL_MS);
    document.addEventListener("visibilitychange", watch);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", watch);
      opened.close();
    };
  }, []);
  const send = (command: Command, result: string) => {
    channel.current?.send(command);
    setStatus(result);
  };
  const change = (some: Partial<Controls>, result: string) => {
    const changed = { ...controls, ...some };
    setControls(changed);
    writeControls(changed);
    send({ type: "controls", controls: changed }, result);
  };
  return { controls, report: received?.report, status, send, change };
}
