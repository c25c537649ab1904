import { hash, verify } from "@node-rs/argon2";
import { createSecret } from "./secrets.ts";

const minLength = 8;
const maxLength = 256;

/** What people choose first, and others try first. */
const wellKnown = new Set(
  (
    "password password1 password12 password123 passw0rd 12345678 123456789 1234567890 87654321 " +
    "11111111 00000000 qwertyui qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx abcd1234 abc12345 iloveyou " +
    "letmein1 welcome1 sunshine princess football baseball superman trustno1 starwars whatever " +
    "computer changeme adminadmin administrator"
  ).split(" "),
);

/** How passwords are hashed: `hash(password)`, `verify(kept, password)`. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  verify: (storedHash: string, password: string) => Promise<boolean>;
};

/** The hasher of every provider; tests put one around it that counts. */
export const argon2idHasher: PasswordHasher = {
  hash: (word) => hash(word),
  verify: (storedHash, word) => verify(storedHash, word),
};

let dummyHash: Promise<string> | undefined;

/**
 * True for a password that may be chosen: 8 to 256 characters, not among the best known ones, and
 * neither the viewer's address nor the part before its `@`.
 */
export function isStrongPassword(password: string, email: string): boolean {
  const length = [...password].length;
  const plain = password.trim().toLowerCase();
  const personal = [email, email.split("@")[0]];
  return (
    length >= minLength && length <= maxLength && !wellKnown.has(plain) && !personal.includes(plain)
  );
}

/** The argon2id hash of a password, however its accents are encoded. Takes tens of milliseconds. */
export function hashPassword(password: string, hasher = argon2idHasher): Promise<string> {
  return hasher.hash(password.normalize("NFKC"));
}

/**
 * True when the password belongs to the hash. Without a hash the same work is done for nothing, so
 * that the time does not reveal whether an account exists.
 */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
  hasher = argon2idHasher,
): Promise<boolean> {
  dummyHash ??= hashPassword(createSecret());
  const dummy = await dummyHash;
  const right = await hasher.verify(storedHash ?? dummy, password.normalize("NFKC"));
  return right && storedHash != null;
}
