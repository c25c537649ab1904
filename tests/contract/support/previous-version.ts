import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../../scripts/lib/project-paths.mjs";

/**
 * The version before: what runs while the present one starts (CONTRIBUTING.md, Migrations). Move it forward with each
 * release, to the commit of that release: the next version has to run beside it.
 */
export const previousVersion = "357a8334fbd501b91a3b96f528b6682b087c6c6d";

/** What its provider needs to start. Films and pictures (60 MB) are not migrated. */
const paths = [
  "package.json",
  "lib",
  "provider",
  ":(exclude)provider/assets/art",
  ":(exclude)provider/assets/films",
];

/** The provider of the version before, in a temporary folder. */
export type PreviousVersion = {
  /** The path of its program. */
  main: string;
  /** The folder of its migrations. */
  migrations: string;
  delete: () => Promise<void>;
};

/**
 * Copies the provider of the version before out of a clone; its packages are those of this checkout. Throws what to do
 * where the clone does not have that commit.
 */
export async function extractPreviousVersion(clone = projectRoot): Promise<PreviousVersion> {
  if (!hasPreviousVersion(clone)) {
    throw new Error(
      `This clone has no commit ${previousVersion}, the version before. ` +
        `Fetch it: git fetch --depth 1 origin ${previousVersion}`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), "marquee-previous-"));
  const archive = join(folder, "provider.tar");
  execFileSync("git", ["archive", `--output=${archive}`, previousVersion, "--", ...paths], {
    cwd: clone,
  });
  execFileSync("tar", ["-xf", archive, "-C", folder]);
  await symlink(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  return {
    main: join(folder, "provider", "main.ts"),
    migrations: join(folder, "provider", "db", "migrations"),
    delete: () => rm(folder, { recursive: true }),
  };
}

/** False in a shallow clone that does not have that commit, and in a copy without Git. */
export function hasPreviousVersion(clone = projectRoot): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${previousVersion}^{commit}`], {
      cwd: clone,
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
