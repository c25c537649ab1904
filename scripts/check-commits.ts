/** Checks the subjects of commits that are newer than the rule: CONTRIBUTING.md, Commits. */
import { execFileSync } from "node:child_process";
import { findCommitSubjectFault } from "./lib/commit-subject.ts";
import { projectRoot } from "./lib/project-paths.mjs";
import { printLine } from "./lib/print-steps.mjs";

/** The last commit before the rule. */
const before = "4f4fe81317765d360d4a4659d99c608b6ed37bb2";

const found = subjects().flatMap(({ hash, subject }) => {
  const fault = findCommitSubjectFault(subject);
  return fault ? [`${hash} ${subject}: ${fault}`] : [];
});
for (const line of found) printLine(line);
process.exit(found.length > 0 ? 1 : 0);

/** Those of a shallow clone are the ones that it has; a copy without Git has none. */
function subjects(): { hash: string; subject: string }[] {
  const log =
    git("log", "--no-merges", "--format=%h %s", `${before}..HEAD`) ??
    git("log", "--format=%h %s", "-1");
  const lines = (log ?? "").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [hash = "", ...words] = line.split(" ");
    return { hash, subject: words.join(" ") };
  });
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: projectRoot,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}
