import { expect } from "vitest";
import { z } from "zod";
import { seededPassword } from "../../../provider/seed/viewers/seeded-viewers.ts";
import type { ProviderClient } from "./provider.ts";

export const password = seededPassword;
export const site = "http://harbour.localhost:3000";

const sessionSchema = z.object({
  _id: z.string(),
  access_token: z.string(),
  expires_at: z.string(),
});
const mailed = z.object({
  mails: z.array(
    z.object({ to: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()) }),
  ),
});

/** The calls of tests as a viewer of a channel. */
export function accountsOf({ console, get, origin }: ProviderClient, channel = "harbour") {
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    fetch(origin() + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const login = (name: string, word = password, headers: Record<string, string> = {}) =>
    post(
      `/channel/${channel}/login`,
      { email: `${name}@${channel}.example`, password: word },
      headers,
    );
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  return {
    post,
    login,
    bearer,
    /** Signs a seeded viewer in and returns the headers of their session. */
    signIn: async (name: string, word = password) => {
      const response = await login(name, word);
      expect(response.status).toBe(200);
      const user = sessionSchema.parse(await response.json());
      return { ...user, headers: bearer(user.access_token) };
    },
    me: (headers: Record<string, string>) => get(`/ch/${channel}/users/me?r=1`, headers),
    mails: async (to: string) =>
      mailed.parse(await console.json(`/console/api/mails?to=${encodeURIComponent(to)}`)).mails,
    forgetLimits: () => console.send("DELETE", "/console/api/limits"),
    signUp: (email: string, more: object = {}, headers: Record<string, string> = {}) =>
      post(
        `/channel/${channel}/signup`,
        {
          email,
          password: "a-boat-at-sea",
          first_name: "Nora",
          last_name: "Quay",
          success_url: `${site}/user/verify/`,
          ...more,
        },
        headers,
      ),
  };
}
