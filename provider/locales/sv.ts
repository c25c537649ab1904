import type { Messages } from "./messages.ts";

/** Swedish. */
export const sv: Messages = {
  errors: {
    wrongCredentials: "E-postadressen eller lösenordet är fel.",
    emailNotVerified: "Bekräfta din e-postadress först: länken finns i mejlet som vi skickade.",
    passwordExpired: "Ditt lösenord har gått ut. Välj ett nytt.",
    emailInUse: "Det finns redan ett konto med den här e-postadressen.",
    weakPassword:
      "Välj ett annat lösenord: minst 8 tecken, inte din e-postadress och inget som alla använder.",
    wrongPassword: "Det nuvarande lösenordet är fel.",
    linkExpired: "Länken har redan använts eller har gått ut.",
    badEmail: "Det här är ingen e-postadress.",
    required: "Fältet måste fyllas i.",
    notAnOption: "Välj ett av alternativen.",
    notADay: "Det här är inget datum.",
    badInput: "Något saknas eller har fel form.",
    tooMany: "För många försök. Försök igen om {minutes} min.",
    signInToWatch: "Logga in för att se det här.",
    payToWatch: "Det här kostar pengar att se.",
    answerFirst: "Först några frågor.",
  },
  mails: {
    hello: "Hej!",
    verify: {
      subject: "Bekräfta din e-postadress för {brand}",
      body: "Öppna länken för att slutföra din registrering hos {brand}. Den gäller i tre dagar.",
      link: "Bekräfta e-postadressen",
    },
    reset: {
      subject: "Ett nytt lösenord för {brand}",
      body: "Öppna länken för att välja ett nytt lösenord för {brand}. Den gäller en gång, i en timme.",
      link: "Välj nytt lösenord",
    },
    changed: {
      subject: "Ditt lösenord för {brand} har ändrats",
      body: "Lösenordet till ditt konto hos {brand} ändrades nyss. Om det inte var du, välj ett nytt direkt.",
      link: "Till {brand}",
    },
    notYou: "Om du inte har bett om det här behöver du inte göra något.",
  },
};
