import type { Messages } from "./messages.ts";

/** English. */
export const en: Messages = {
  errors: {
    wrongCredentials: "The e-mail address or the password is wrong.",
    emailNotVerified:
      "Confirm your e-mail address first: the link is in the mail that we sent you.",
    passwordExpired: "Your password has expired. Choose a new one.",
    emailInUse: "There is an account with this e-mail address already.",
    weakPassword:
      "Choose another password: 8 characters or more, not your e-mail address and none that everybody uses.",
    wrongPassword: "The current password is wrong.",
    linkExpired: "This link was used already or has expired.",
    badEmail: "This is no e-mail address.",
    required: "This field is required.",
    notAnOption: "Choose one of the options.",
    notADay: "This is no date.",
    badInput: "Something is missing or has the wrong form.",
    tooMany: "Too many attempts. Try again in {minutes} min.",
    signInToWatch: "Sign in to watch this.",
    payToWatch: "This has to be paid for.",
    answerFirst: "A few questions first.",
    tooManyDevices: "Too many devices: remove one to watch here.",
    notHere: "Content is not available in your region",
    noVpn: "VPN access denied",
    notYet: "Not available yet",
    noLonger: "No longer available",
    opensAt: "It can be watched from {time}.",
    closedAt: "It could be watched until {time}.",
  },
  mails: {
    hello: "Hello,",
    verify: {
      subject: "Confirm your e-mail address for {brand}",
      body: "Open this link to finish your sign-up at {brand}. It works for three days.",
      link: "Confirm e-mail address",
    },
    reset: {
      subject: "A new password for {brand}",
      body: "Open this link to choose a new password for {brand}. It works once, for one hour.",
      link: "Choose a new password",
    },
    changed: {
      subject: "Your password for {brand} was changed",
      body: "The password of your account at {brand} was changed just now. If that was not you, choose a new one at once.",
      link: "To {brand}",
    },
    wrongPasswords: {
      subject: "Wrong passwords for your account at {brand}",
      body: "Somebody has tried ten wrong passwords or more for your account at {brand}. Nobody got in with them, and further attempts have to wait. If you just forgot your password, or use it elsewhere too, choose a new one.",
      link: "Choose a new password",
    },
    newDevice: {
      subject: "New sign-in to your account at {brand}",
      body: "Somebody signed in to your account at {brand} on a device that we have not seen before: {device}; {place}; {time}. If that was you, do nothing. If not, sign the device out and choose a new password.",
      link: "This was not me",
    },
    notYou: "If you did not ask for this, do nothing.",
  },
  devices: {
    unknownDevice: "unknown device",
    unknownPlace: "unknown place",
    undoText: "This device is signed out at once. Then you choose a new password.",
    undo: "Sign it out",
  },
  events: {
    started: {
      subject: "{title} has started",
      body: "{title} is live now at {brand}, since {time}.",
      link: "Watch now",
    },
    moved: {
      subject: "{title} starts at another time",
      body: "{title} at {brand} starts at another time now: {time}. We will tell you when it begins.",
      link: "See the event",
    },
    cancelled: {
      subject: "{title} is cancelled",
      body: "{title} at {brand}, planned for {time}, will not take place.",
      link: "See the event",
    },
    restored: {
      subject: "{title} takes place after all",
      body: "{title} at {brand} takes place after all: {time}. We will tell you when it begins.",
      link: "See the event",
    },
    asked: "You asked us to tell you about this event. You can stop that on your account page.",
    push: "Live now at {brand}",
  },
};
