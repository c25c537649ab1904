import type { Messages } from "./messages.ts";

/** English. */
export const en: Messages = {
  errors: {
    wrongCredentials: "Incorrect email or password.",
    emailNotVerified: "Confirm your email address first: the link is in the email we sent you.",
    passwordExpired: "Your password has expired. Choose a new one.",
    emailInUse: "An account with this email address already exists.",
    weakPassword:
      "Choose another password: at least 8 characters, not your email address, and not a common one.",
    wrongPassword: "The current password is incorrect.",
    linkExpired: "This link has already been used or has expired.",
    badEmail: "Enter a valid email address.",
    required: "This field is required.",
    notAnOption: "Choose one of the options.",
    notADay: "Enter a valid date.",
    badInput: "Something is missing or has the wrong format.",
    tooMany: "Too many attempts. Try again in {minutes} min.",
    signInToWatch: "Sign in to watch this.",
    payToWatch: "Payment is required to watch this.",
    answerFirst: "A few questions first.",
    tooManyDevices: "Too many devices: remove one to watch here.",
    notFound: "Page not found",
    notHere: "Content is not available in your region",
    noVpn: "VPN access denied",
    notYet: "Not available yet",
    noLonger: "No longer available",
    opensAt: "Available from {time}.",
    closedAt: "It was available until {time}.",
  },
  mails: {
    hello: "Hello,",
    verify: {
      subject: "Confirm your email address for {brand}",
      body: "Open this link to finish signing up for {brand}. It works for three days.",
      link: "Confirm email address",
    },
    reset: {
      subject: "A new password for {brand}",
      body: "Open this link to choose a new password for {brand}. It works once, for one hour.",
      link: "Choose a new password",
    },
    changed: {
      subject: "Your password for {brand} was changed",
      body: "The password of your {brand} account was changed just now. If that wasn’t you, choose a new one right away.",
      link: "Go to {brand}",
    },
    wrongPasswords: {
      subject: "Wrong passwords for your {brand} account",
      body: "Someone entered ten or more wrong passwords for your {brand} account. Nobody got in with them, and further attempts have to wait. If you’ve forgotten your password, or use it elsewhere too, choose a new one.",
      link: "Choose a new password",
    },
    newDevice: {
      subject: "New sign-in to your {brand} account",
      body: "Someone signed in to your {brand} account on a device we haven’t seen before: {device}; {place}; {time}. If that was you, there’s nothing to do. If not, sign the device out and choose a new password.",
      link: "This wasn’t me",
    },
    notYou: "If you didn’t ask for this, ignore this email.",
  },
  devices: {
    unknownDevice: "unknown device",
    unknownPlace: "unknown place",
    undoText: "This device is signed out right away. Then you choose a new password.",
    undo: "Sign it out",
  },
  events: {
    started: {
      subject: "{title} has started",
      body: "{title} is live now at {brand}, since {time}.",
      link: "Watch now",
    },
    moved: {
      subject: "{title} starts at a different time",
      body: "{title} at {brand} has a new start time: {time}. We’ll tell you when it begins.",
      link: "See the event",
    },
    cancelled: {
      subject: "{title} is cancelled",
      body: "{title} at {brand}, planned for {time}, won’t take place.",
      link: "See the event",
    },
    restored: {
      subject: "{title} takes place after all",
      body: "{title} at {brand} takes place after all: {time}. We’ll tell you when it begins.",
      link: "See the event",
    },
    asked: "You asked us to tell you about this event. You can stop that on your account page.",
    push: "Live now at {brand}",
  },
};
