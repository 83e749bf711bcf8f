import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, WebDriver } from "selenium-webdriver";
import { engines, type Engine } from "../engines";
import { freePort } from "../e2e/site";
import { marionetteExecutor } from "./marionette";

/** The command for a WebDriver server on a port, with a folder for the browser's files. */
const commands: Record<Engine, (port: number, home: string) => string[]> = {
  firefox: (_, home) => [
    engines.firefox.program,
    ...["--headless", "--no-remote", "--marionette", "--profile", home],
  ],
  webkit: (port) => ["xvfb-run", "-a", engines.webkit.program, `--port=${port}`],
};

/** Starts a browser without a visible window. */
export async function startBrowser(engine: Engine) {
  const home = await mkdtemp(join(tmpdir(), `${engine}-`));
  const port = await freePort();
  await writeFile(join(home, "user.js"), `user_pref("marionette.port", ${port});`);
  const [command = "", ...args] = commands[engine](port, home);
  // A process group of its own, so that all child processes end with it.
  const env = { ...process.env, HOME: home };
  const child = spawn(command, args, { env, stdio: "ignore", detached: true });
  const ended = once(child, "exit");
  const kill = () => void process.kill(-child.pid!, "SIGKILL");
  process.once("exit", kill);
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}.`);
    await setTimeout(50);
  }
  const capabilities = new Capabilities({
    browserName: { firefox: "firefox", webkit: "MiniBrowser" }[engine],
    // Finding an element waits until it exists.
    timeouts: { implicit: 30_000, pageLoad: 60_000, script: 30_000 },
  });
  const server = `http://127.0.0.1:${port}`;
  const driver =
    engine === "firefox"
      ? WebDriver.createSession(marionetteExecutor(port), capabilities)
      : new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.getSession();
  return {
    driver,
    async stop() {
      await driver.quit();
      process.off("exit", kill);
      kill();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
