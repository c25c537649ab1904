import { Validator } from "@seriousme/openapi-schema-validator";
import { JSDOM, VirtualConsole } from "jsdom";
import { describe, expect, it } from "vitest";
import { adminOperations } from "../../provider/routes/admin/admin-operations.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

describe.each(oneDatabase)("the description of the admin API on $name", (database) => {
  const provider = useProvider(database);

  it("AA-3: the description is valid OpenAPI 3.1, and names every operation once", async () => {
    const document = Object(await provider.json("/admin/v1/openapi.json"));
    const { valid, errors } = await new Validator().validate(document);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(document.openapi).toBe("3.1.0");
    const operations = Object.values(document.paths).flatMap((path) => Object.values(Object(path)));
    const ids = operations.map((operation) => String(Object(operation).operationId));
    expect(ids.toSorted()).toEqual(adminOperations.map(({ id }) => id).toSorted());
  });

  // docs/security.md SE-227
  it("AA-3: the pages load everything from the provider, and a policy forbids anything else", async () => {
    const response = await provider.get("/admin/v1/docs");
    const addresses = [...(await response.text()).matchAll(/(?:src|href)="([^"]+)"/g)];
    for (const [, address = ""] of addresses.filter(([, address]) => address !== "data:,")) {
      expect(address).toMatch(/^\/admin\/v1\//);
      const file = await provider.get(address);
      expect([file.status, (await file.text()).length > 0]).toEqual([200, true]);
    }
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it("AA-3: the pages show every operation", async () => {
    const dom = await JSDOM.fromURL(`${provider.origin()}/admin/v1/docs`, {
      runScripts: "dangerously",
      resources: "usable",
      virtualConsole: new VirtualConsole(),
      beforeParse: (window) => {
        const fetchHere = (path: string) => fetch(new URL(path, provider.origin()));
        Object.assign(window, { fetch: fetchHere, Request, Response, Headers });
        Object.assign(window, { matchMedia: () => ({ matches: false, addListener() {} }) });
      },
    });
    const { document } = dom.window;
    await expect
      .poll(() => document.querySelectorAll(".opblock").length, { timeout: 30_000 })
      .toBe(adminOperations.length);
    dom.window.close();
  });

  it("AA-3: no other file of the renderer is served", async () => {
    for (const file of ["package.json", "index.html", "..%2fpackage.json", "constructor"]) {
      const response = await provider.get(`/admin/v1/docs/${file}`);
      expect([response.status, await response.json()]).toMatchObject([404, { status: 404 }]);
    }
  });
});
