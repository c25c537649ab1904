import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../scripts/check-imports.ts", import.meta.url));
const folders: string[] = [];

/** Runs the check on a project of these files. */
function check(files: Record<string, string>): { code: number | null; output: string } {
  const root = mkdtempSync(join(tmpdir(), "marquee-arrows-"));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stdout } = spawnSync(process.execPath, [script, root], { encoding: "utf8" });
  return { code: status, output: stdout };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("a forbidden import", () => {
  test.each([
    ["lib/urls/a.ts", `import { b } from "../../app/b.ts";`],
    ["lib/urls/a.ts", `import type { B } from "../../components/b.tsx";`],
    ["lib/urls/a.ts", `import { useState } from "react";`],
    ["lib/urls/a.ts", `export { b } from "../../store/b.ts";`],
    ["lib/urls/a.ts", `const b = await import("../../provider/b.ts");`],
    ["components/cards/a.tsx", `import { b } from "@/app/b.ts";`],
    ["components/cards/a.tsx", `import { makeStore } from "@/store/make-store.ts";`],
    ["components/ui/a.tsx", `import { Card } from "../cards/card.tsx";`],
    ["components/ui/a.tsx", `import { useAppSelector } from "@/store/hooks.ts";`],
    ["components/ui/a.tsx", `import type { Channel } from "@/lib/contract/channel.ts";`],
    ["store/a/a-slice.ts", `import { b } from "@/components/b.tsx";`],
    ["store/a/a-slice.ts", `import { makeStore } from "../make-store.ts";`],
    ["store/a/a-slice.ts", `import { selectB } from "../b/b-slice.ts";`],
    ["components/cards/a.tsx", `import { useSelector } from "react-redux";`],
    ["app/page.tsx", `import { selectB } from "@/store/b/b-slice.ts";`],
    ["app/page.tsx", `import { b } from "../provider/b.ts";`],
    ["middleware.ts", `import { b } from "./provider/b.ts";`],
    ["middleware.ts", `import { B } from "./components/b.tsx";`],
    ["provider/routes/a.ts", `import { createElement } from "react";`],
    ["provider/routes/a.ts", `import { env } from "../../lib/env.ts";`],
    ["provider/domain/a.ts", `import { b } from "../db/b.ts";`],
    ["provider/domain/a.ts", `import { b } from "../routes/b.ts";`],
    ["provider/db/a.ts", `import { b } from "../http/b.ts";`],
    ["provider/routes/a.ts", `import { b } from "../http/b.ts";`],
    ["lib/urls/a.ts", `import { b } from "../../tests/support/b.ts";`],
    ["lib/urls/a.ts", `export const secret = process.env.SECRET;`],
    ["tests/e2e/a.test.ts", `import { b } from "../../provider/db/b.ts";`],
    ["tests/e2e/a.test.ts", `import { B } from "@/components/b.tsx";`],
  ])("from %s by %s is reported with its reason", (file, text) => {
    const { code, output } = check({ [file]: text });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${file.replaceAll(".", "\\.")} → \\S+: .+\n1 arrow`));
  });

  test("of server code is found through the files between", () => {
    const { output } = check({
      "components/a.tsx": `"use client";\nimport { b } from "./b.ts";`,
      "components/b.ts": `import { c } from "@/lib/urls/c.ts";`,
      "lib/urls/c.ts": `import { env } from "../env.ts";`,
      "lib/env.ts": "",
    });
    expect(output).toContain("components/a.tsx → components/b.ts → lib/urls/c.ts → lib/env.ts: ");
  });
});

describe("the layers of lib", () => {
  test.each([
    ["lib/seo/a.ts", `import { b } from "../pages/b.ts";`],
    ["lib/seo/a.ts", `import type { B } from "../pages/b.ts";`],
    ["lib/urls/a.ts", `import { b } from "../session/b.ts";`],
    ["lib/contract/a.ts", `import { b } from "../api-error.ts";`],
  ])("allow no import up or across, as from %s by %s", (file, text) => {
    expect(check({ [file]: text }).output).toContain("lib is built in floors");
  });

  test("contain every file of lib", () => {
    expect(check({ "lib/attic/a.ts": "" }).output).toContain("lib/attic/a.ts → no floor");
  });
});

describe("the browser's client of /api", () => {
  const from = (target: string) => `import type { apiCalls } from "${target}";`;

  test("has its types from the table of calls", () => {
    expect(check({ "lib/api-client/api-types.ts": from("../api/api-call-table.ts") }).code).toBe(0);
  });

  test.each([
    ["lib/api-client/api-types.ts", `import { apiCalls } from "../api/api-call-table.ts";`],
    ["lib/api-client/api-types.ts", from("../api/handle-call.ts")],
    ["lib/api-client/call-api.ts", from("../api/api-call-table.ts")],
  ])("imports no other server code, as in %s by %s", (file, text) => {
    expect(check({ [file]: text }).output).toContain("lib is built in floors");
  });
});

describe("the layers of components", () => {
  test.each([
    ["components/payment/a.tsx", `import { B } from "../account/b.tsx";`],
    ["components/forms/a.ts", `import type { B } from "@/components/session/b.ts";`],
    ["components/devices/a.tsx", `import { B } from "../payment/b.tsx";`],
  ])("allow no import up or across, as from %s by %s", (file, text) => {
    expect(check({ [file]: text }).output).toContain("components is built in floors");
  });

  test("allow an import down, to a shared file too", () => {
    const text = `import { B } from "../forms/b.tsx";\nimport { useText } from "../text-provider";`;
    expect(check({ "components/account/a.tsx": text }).code).toBe(0);
  });

  test("contain every folder of components", () => {
    expect(check({ "components/attic/a.tsx": "" }).output).toContain("attic/a.tsx → no floor");
  });
});

describe("a side of lib", () => {
  test.each([
    ["lib/pages/a.ts", `import { b } from "../viewer/b.browser.ts";`],
    ["lib/urls/a.ts", `import { b } from "./b.browser.ts";`],
    ["middleware.ts", `import { b } from "./lib/consent/b.browser.ts";`],
  ])("of the browser does not run elsewhere, as from %s by %s", (file, text) => {
    expect(check({ [file]: text }).output).toContain("code of the browser alone");
  });

  test("of the server does not run in the browser, not even in the same layer", () => {
    const text = `import { b } from "./b.ts";`;
    expect(check({ "lib/viewer/a.browser.ts": text, "lib/viewer/b.ts": "" }).output).toContain(
      "code of the server alone",
    );
  });

  test("of the server is above the files that run on both sides", () => {
    const text = `import type { B } from "../viewer/b.ts";`;
    expect(check({ "lib/urls/a.ts": text }).output).toContain("lib is built in floors");
  });

  // docs/security.md SE-29
  test.each(["@/lib/pages/b.ts", "zod"])(
    "of the server is not reachable from the browser, as %s",
    (target) => {
      const { output } = check({
        "components/a.tsx": `"use client";\nimport { b } from "${target}";`,
      });
      expect(output).toContain("no secret and no server code");
    },
  );

  test("is set by a file's ending before its layer", () => {
    const files = {
      "components/a.tsx": `"use client";\nimport { b } from "@/lib/viewer/b.browser.ts";`,
      "lib/viewer/b.browser.ts": "",
    };
    expect(check(files)).toEqual({ code: 0, output: "" });
  });
});

describe("files that import each other", () => {
  test("are reported as a circle, by types too", () => {
    const { output } = check({
      "lib/urls/a.ts": `import { b } from "./b.ts";`,
      "lib/urls/b.ts": `import type { C } from "./c.ts";`,
      "lib/urls/c.ts": `import { a } from "./a.ts";`,
    });
    expect(output).toContain("lib/urls/a.ts → lib/urls/b.ts → lib/urls/c.ts → lib/urls/a.ts: ");
  });
});

describe("an allowed import", () => {
  test.each([
    ["app/page.tsx", `import { Card } from "@/components/cards/card.tsx";`],
    ["app/layout.tsx", `import { StoreProvider } from "@/store/store-provider.tsx";`],
    ["components/cards/a.tsx", `import { Button } from "../ui/button.tsx";`],
    ["components/cards/a.tsx", `import type { AppStore } from "@/store/make-store.ts";`],
    ["components/cards/a.tsx", `import { itemOpened } from "@/store/a/a-slice.ts";`],
    ["store/a/a-slice.ts", `import { signedOut } from "../viewer/viewer-slice.ts";`],
    ["store/hooks.ts", `import { useSelector } from "react-redux";`],
    ["provider/routes/a.ts", `import { channel } from "../../lib/contract/channel.ts";`],
    ["lib/urls/a.ts", `// import { b } from "../../app/b.ts";\nexport const a = 1;`],
    ["components/a.tsx", `"use client";\nimport type { Env } from "@/lib/env.ts";`],
    ["lib/env.ts", `export const env = process.env;`],
  ])("from %s by %s passes", (file, text) => {
    expect(check({ [file]: text })).toEqual({ code: 0, output: "" });
  });
});
