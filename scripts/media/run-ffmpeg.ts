import { spawn } from "node:child_process";

/** Runs ffmpeg; rejects with what ffmpeg wrote when it fails. */
export async function runFfmpeg(args: string[]): Promise<void> {
  await run("ffmpeg", ["-nostdin", "-y", ...args]);
}

/** Runs ffprobe and returns what it printed. */
export function runFfprobe(args: string[]): Promise<string> {
  return run("ffprobe", args);
}

async function run(program: string, args: string[]): Promise<string> {
  const child = spawn(program, ["-v", "error", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Splits a line of options: words("-preset slow") is ["-preset", "slow"]. Not for file names. */
export function splitFfmpegOptions(options: string): string[] {
  return options.split(/\s+/).filter(Boolean);
}
