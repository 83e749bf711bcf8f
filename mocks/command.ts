#!/usr/bin/env node
/** Runs the mock upstream alone; prints its address, and a line for each call. */
import { parseArgs } from "node:util";
import { handlers } from "./handlers";
import { recordingHandlers, replayingHandlers } from "./recording";
import { parseScenario, scenarios } from "./scenarios";
import { startUpstream } from "./server";

const usage = `npm run upstream -- [--port 4000] [--latency MS] [--errors PERCENT]
  [--scenario ${scenarios.join("|")}]
  [--record DIR --from URL]  forwards calls to URL, and keeps the answers in DIR
  [--replay DIR]             answers with what DIR contains, else with the sample content`;

function readOptions() {
  const text = { type: "string" } as const;
  const options = { port: text, scenario: text, latency: text, errors: text };
  const { values } = parseArgs({ options: { ...options, record: text, from: text, replay: text } });
  const { record, from, replay } = values;
  if (Boolean(record) !== Boolean(from)) throw new Error("--record and --from need each other.");
  if (from && !URL.canParse(from)) throw new Error("--from must be an address.");
  const recorded = [
    ...(record && from ? recordingHandlers(record, from) : []),
    ...(replay ? replayingHandlers(replay) : []),
  ];
  return {
    port: parseNumber("port", values.port ?? "4000", 65_535),
    scenario: parseScenario(values.scenario, "--scenario"),
    latency: parseNumber("latency", values.latency ?? "0", 60_000),
    errors: parseNumber("errors", values.errors ?? "0", 100),
    loadHandlers: () => [...recorded, ...handlers],
  };
}

function parseNumber(name: string, text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new Error(`--${name} must be a number from 0 to ${max}.`);
  }
  return Number(text);
}

try {
  const { url } = await startUpstream({ ...readOptions(), log: (line) => console.log(line) });
  console.log(`The mock upstream listens at ${url}. To change it:`);
  console.log(`  curl ${url}/control --json '{ "scenario": "down" }'`);
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}
