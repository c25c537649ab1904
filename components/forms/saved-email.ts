// Only in this tab, and in no URL.
const key = "mq_email";

export function saveEmail(email: string | undefined): void {
  try {
    if (email) sessionStorage.setItem(key, email);
  } catch {
    // Without storage the next form begins empty.
  }
}

export function savedEmail(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function clearSavedEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was saved.
  }
}
