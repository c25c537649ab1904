// An address that was typed goes along from form to form, in this tab alone and in no address.
const key = "mq_email";

export function keepEmail(email: string | undefined): void {
  try {
    if (email) sessionStorage.setItem(key, email);
  } catch {
    // A browser without storage asks again.
  }
}

export function keptEmail(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Who signs out leaves no address behind. */
export function forgetEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
