import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../scripts/check-configuration.ts", import.meta.url));

const read = (env: Record<string, string>) =>
  spawnSync(process.execPath, [script], { encoding: "utf8", env: { NODE_ENV: "test", ...env } });

/** The errors of a configuration before anything starts. Empty for a valid one. */
function check(env: Record<string, string>): { code: number | null; output: string } {
  const { status, stderr } = read(env);
  return { code: status, output: stderr };
}

test("an empty configuration is valid, and everything is embedded", () => {
  expect(check({})).toEqual({ code: 0, output: "" });
});

test("the console's port of a valid configuration is printed", () => {
  expect(read({ PROVIDER_PORT: "5000" }).stdout).toBe('{"consolePort":5001}');
  expect(read({ PROVIDER_PUBLIC_ORIGIN: "https://media.example" }).stdout).toBe("{}");
});

test("the errors of site and provider are reported together, each once", () => {
  const { code, output } = check({
    PORT: "abc",
    PROVIDER_PORT: "99999",
    TRUSTED_PROXY_HOPS: "-1",
    DATABASE_URL: "mysql://db",
    SMTP_URL: "mail.example",
    CONSOLE: "yes",
    CONSOLE_PORT: "-1",
    SITE_ORIGIN: "{channel}.example.com",
    PROVIDER_PUBLIC_ORIGIN: "media",
    SESSION_SECRET: "short",
    PROVIDER_SECRET: "short",
  });
  expect(code).toBe(1);
  expect(output).toContain("11 fault(s)");
  for (const name of [
    "PORT",
    "DATABASE_URL",
    "SMTP_URL",
    "SITE_ORIGIN",
    "SESSION_SECRET",
    "PROVIDER_SECRET",
  ]) {
    expect(output.match(new RegExp(`- ${name}:`, "g"))).toHaveLength(1);
  }
});

test.each([
  [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY"],
  [
    { STRIPE_WEBHOOK_SECRET: "whsec_1" },
    "STRIPE_SECRET_KEY: is required with STRIPE_WEBHOOK_SECRET",
  ],
])("an incomplete %o is rejected, together with other errors", (alone, fault) => {
  const { code, output } = check({ ...alone, SMTP_URL: "mail.example", SESSION_SECRET: "short" });
  expect([code, output]).toEqual([1, expect.stringContaining("3 fault(s)")]);
  expect(output).toContain(`- ${fault}`);
});

test("an invalid Stripe key and an invalid webhook secret are rejected separately", () => {
  const { output } = check({ STRIPE_SECRET_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "secret" });
  expect(output).toContain("2 fault(s)");
  expect(output).toContain("- STRIPE_SECRET_KEY: expected sk_… or rk_…");
  expect(output).toContain("- STRIPE_WEBHOOK_SECRET: expected whsec_…");
});

test("a site without the embedded provider requires a secret, and none of the provider's variables", () => {
  const alone = { PROVIDER_API_URL: "https://api.example.com", SMTP_URL: "mail.example" };
  expect(check(alone).output).toContain("1 fault(s):\n  - SESSION_SECRET: is required");
  expect(check({ ...alone, SESSION_SECRET: "s".repeat(32) }).code).toBe(0);
});

test("URLs with a channel in them, sockets and TLS are valid", () => {
  const good = {
    SITE_ORIGIN: "https://{channel}.example.com",
    DATABASE_URL: "postgresql:///marquee?host=/run/postgresql",
    SMTP_URL: "smtps://user:password@mail.example:465",
  };
  expect(check(good)).toEqual({ code: 0, output: "" });
});

// docs/security.md SE-126
test("a missing or broken country database or VPN list is reported with its line", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-lists-"));
  const broken = join(folder, "broken.txt");
  const empty = join(folder, "empty.txt");
  const good = join(folder, "good.txt");
  writeFileSync(good, "\uFEFF# VPNs\r\n192.0.2.0/24\r\n\r\n2001:db8::/32 ; hosting\r\n203.0.113.9");
  writeFileSync(broken, "192.0.2.0/24\n\n192.0.2.0/33 # too long\n");
  writeFileSync(empty, "# nothing\n");
  const faultOf = (env: Record<string, string>) => check(env).output.split("\n")[1];
  const none = join(folder, "none");
  expect(check({ VPN_CIDRS: good })).toEqual({ code: 0, output: "" });
  expect(faultOf({ GEOIP_DB: none })).toContain(`- GEOIP_DB: ${none} is no database`);
  expect(faultOf({ VPN_CIDRS: none })).toBe(`  - VPN_CIDRS: ${none} can't be read (ENOENT)`);
  expect(faultOf({ VPN_CIDRS: `${good},${broken}` })).toBe(
    `  - VPN_CIDRS: ${broken}, line 3: "192.0.2.0/33" is no range of IP addresses`,
  );
  expect(faultOf({ VPN_CIDRS: empty })).toBe(
    `  - VPN_CIDRS: ${empty} has no range of IP addresses`,
  );
  expect(faultOf({ VPN_CIDRS: `${good},` })).toMatch(/^ {2}- VPN_CIDRS: .* can't be read/);
  expect(faultOf({ VPN_CIDRS: "no-such-package/ranges.txt" })).toContain(
    "- VPN_CIDRS: no-such-package/ranges.txt can't be read (ERR_MODULE_NOT_FOUND)",
  );
  const both = check({ GEOIP_DB: none, VPN_CIDRS: none, PORT: "x" });
  expect([both.code, both.output]).toEqual([1, expect.stringContaining("3 fault(s)")]);
  // A site with another provider has no such lists.
  const alone = { PROVIDER_API_URL: "https://api.example.com", SESSION_SECRET: "s".repeat(32) };
  expect(check({ ...alone, VPN_CIDRS: none }).code).toBe(0);
  rmSync(folder, { recursive: true });
});
