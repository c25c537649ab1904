import type { CDPSession } from "playwright";

/** Profiles the page of a DevTools session while `work` runs: samples of what its main thread does. */
export async function recordCpuProfile(
  devtools: CDPSession,
  work: () => Promise<void>,
): Promise<CpuProfile> {
  await devtools.send("Profiler.enable");
  await devtools.send("Profiler.setSamplingInterval", { interval: 200 });
  await devtools.send("Profiler.start");
  await work();
  return (await devtools.send("Profiler.stop")).profile;
}

/** A profile as DevTools gives it: times in microseconds, a sample names the innermost call. */
export type CpuProfile = {
  nodes: { id: number; callFrame: { url: string; functionName: string }; children?: number[] }[];
  samples?: number[];
  timeDeltas?: number[];
};

/** Milliseconds that the main thread was busy, and those of them in scripts that `isOf` knows or what these called. */
export function sumMainThreadBusyMs(profile: CpuProfile, isOf: (url: string) => boolean) {
  const within = new Map<number, boolean>();
  const idle = new Set<number>();
  const known = new Map(profile.nodes.map((node) => [node.id, node]));
  const mark = (id: number, isWithin: boolean) => {
    const node = known.get(id);
    if (!node) return;
    const isHere = isWithin || isOf(node.callFrame.url);
    within.set(id, isHere);
    if (["(idle)", "(root)"].includes(node.callFrame.functionName)) idle.add(id);
    for (const child of node.children ?? []) mark(child, isHere);
  };
  const [root] = profile.nodes;
  if (root) mark(root.id, false);
  const ms = { all: 0, busy: 0, within: 0 };
  for (const [at, id] of (profile.samples ?? []).entries()) {
    const took = (profile.timeDeltas?.[at] ?? 0) / 1000;
    ms.all += took;
    if (!idle.has(id)) ms.busy += took;
    if (within.get(id)) ms.within += took;
  }
  return ms;
}
