import type { SocialProvider, SsoKind } from "./identity-providers.ts";

/** The methods besides the password by which viewers of a channel sign in. */
export type OfferedSignInMethods = {
  social: SocialProvider[];
  sso?: { kind: SsoKind; name: string; issuer: string; clientId: string };
};
