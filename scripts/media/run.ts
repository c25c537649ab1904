// Starts ffmpeg and says where the work is. The only file that knows a process is involved.
import { spawn } from "node:child_process";

/** Runs ffmpeg and fails with its own words when it fails. */
export async function ffmpeg(args: string[]): Promise<void> {
  const child = spawn("ffmpeg", ["-v", "error", "-nostdin", "-y", ...args], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${stderr.trim()}`);
}

/** Splits a line of options: words("-preset slow") is ["-preset", "slow"]. Not for file names. */
export function words(options: string): string[] {
  return options.split(/\s+/).filter(Boolean);
}

/** One line per finished step: `art 3/130 blue-kite-poster`. */
export function progress(step: string, at: number, of: number, name: string): void {
  console.log(`${step} ${at}/${of} ${name}`);
}
