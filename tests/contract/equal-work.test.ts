import { beforeEach, describe, expect, it } from "vitest";
import { argon2idHasher, type PasswordHasher } from "../../provider/domain/accounts/passwords.ts";
import { accountsOf, site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

/** The calls of the hasher: a check with the settings of its hash, or a new hash. */
const hasherCalls: string[] = [];
const counting: PasswordHasher = {
  hash: (password) => {
    hasherCalls.push("hash");
    return argon2idHasher.hash(password);
  },
  verify: (storedHash, password) => {
    hasherCalls.push(`verify ${storedHash.split("$").slice(1, 4).join(" ")}`);
    return argon2idHasher.verify(storedHash, password);
  },
};

/** The response's status, and the calls of the hasher for it. */
async function workOf(pending: Promise<Response>): Promise<[number, string[]]> {
  const { status } = await pending;
  return [status, hasherCalls.splice(0)];
}

// docs/security.md SE-36
describe.each(databases)("equal work whether or not an account exists, on $name", (database) => {
  const { login, post, signUp } = accountsOf(useProvider(database, { hasher: counting }));
  beforeEach(() => {
    hasherCalls.length = 0;
  });

  it("A13: a wrong password, an unknown address and a social account are one check each", async () => {
    const right = await workOf(login("viewer"));
    expect(right).toEqual([200, [expect.stringMatching(/^verify argon2id v=19 m=/)]]);
    for (const name of ["viewer", "nobody", "social"]) {
      expect(await workOf(login(name, "not-this-one"))).toEqual([401, right[1]]);
    }
  });

  it("B17: sign-up makes one hash, whether or not the address is in use", async () => {
    expect(await workOf(signUp("new@quay.example"))).toEqual([201, ["hash"]]);
    expect(await workOf(signUp("new@quay.example"))).toEqual([409, ["hash"]]);
  });

  it.each(["forgot", "forgot/sent", "verification/user/email"])(
    "B17: %s responds without a hash, for every address",
    async (act) => {
      for (const name of ["viewer", "nobody", "social", "unverified"]) {
        const body = { email: `${name}@harbour.example`, success_url: `${site}/` };
        expect(await workOf(post(`/channel/harbour/${act}`, body))).toEqual([204, []]);
      }
    },
  );
});
