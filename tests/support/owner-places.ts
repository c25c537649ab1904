/** Paths on which the owner's code may run. */
export const withOwnerCode = [
  "/",
  "/pages/about",
  "/pages/user",
  "/pages/user/signIn",
  "/users",
  "/search",
  "/video/one",
  "/mobile",
  "/mobile/pages/about",
  "/mobile/video/one",
];

/** Paths on which the owner's code never runs. The theme of the channel is not code. */
export const withoutOwnerCode = [
  "/user/signIn",
  "/user/signUp",
  "/user/forgotPassword",
  "/user/changePassword",
  "/user/verify/",
  "/user/account",
  "/user/userRegistration",
  "/user",
  "/paywalls",
  "/paywalls/?context=7",
  "/paywalls/season-pass",
  "/payment/confirm",
  "/payment/7/cancel",
  "/payment/7/change",
  "/error",
  "/ads",
  "/api/sections",
  "/mobile/user/signIn",
  "/mobile/user/changePassword",
  "/mobile/paywalls",
  "/mobile/payment/confirm",
  "/mobile/error",
];
