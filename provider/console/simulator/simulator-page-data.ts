/**
 * What the simulator's page shows of one channel. Origins are written without a slash at the end.
 */
export type SimulatorPageData = {
  token: string;
  name: string;
  /** Where the channel's site is, the only one whose messages count. */
  site: string;
  /** The app's deep links, where the channel has an app. */
  scheme: string | undefined;
  paths: SimulatorPageLink[];
  viewers: { email: string; about: string }[];
  channels: { token: string; name: string; href: string }[];
};

/** A page of the web view that the simulator offers. */
export type SimulatorPageLink = { name: string; path: string };

/** The pages that a channel's app shows; `video` is the token of one of its films. */
export function listSimulatorPageLinks(video: string | undefined): SimulatorPageLink[] {
  const films = video === undefined ? [] : [{ name: "A film", path: `/mobile/video/${video}` }];
  return [
    { name: "Home", path: "/mobile" },
    ...films,
    { name: "Sign in", path: "/mobile/user/signIn" },
    { name: "Sign up", path: "/mobile/user/signUp" },
    { name: "Forgot password", path: "/mobile/user/forgotPassword" },
    { name: "Account", path: "/mobile/user/account" },
    { name: "Change password", path: "/mobile/user/changePassword" },
    { name: "Registration", path: "/mobile/user/userRegistration" },
    { name: "Paywalls", path: "/mobile/paywalls/" },
    { name: "Signed out", path: "/mobile/user/logout" },
    { name: "An error", path: "/mobile/error?code=423" },
  ];
}
