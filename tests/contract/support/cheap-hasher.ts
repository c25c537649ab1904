import { hash } from "@node-rs/argon2";
import {
  argon2idHasher,
  type PasswordHasher,
} from "../../../provider/domain/accounts/passwords.ts";

/** argon2id with so little work that a hundred sign-ins are fast. Checks use the settings of the hash. */
export const cheapHasher: PasswordHasher = {
  hash: (password) => hash(password, { memoryCost: 64, timeCost: 1 }),
  verify: argon2idHasher.verify,
};
