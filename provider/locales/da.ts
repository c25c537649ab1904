import type { Messages } from "./messages.ts";

/** Danish. */
export const da: Messages = {
  errors: {
    wrongCredentials: "Forkert e-mail eller adgangskode.",
    emailNotVerified:
      "Bekræft først din e-mailadresse: linket står i den e-mail, vi har sendt dig.",
    passwordExpired: "Din adgangskode er udløbet. Vælg en ny.",
    emailInUse: "Der findes allerede en konto med denne e-mailadresse.",
    weakPassword:
      "Vælg en anden adgangskode: mindst 8 tegn, ikke din e-mailadresse og ikke en almindelig adgangskode.",
    wrongPassword: "Den nuværende adgangskode er forkert.",
    linkExpired: "Linket er allerede brugt eller udløbet.",
    badEmail: "Skriv en gyldig e-mailadresse.",
    required: "Feltet skal udfyldes.",
    notAnOption: "Vælg en af mulighederne.",
    notADay: "Skriv en gyldig dato.",
    badInput: "Noget mangler eller har et forkert format.",
    tooMany: "For mange forsøg. Prøv igen om {minutes} min.",
    signInToWatch: "Log ind for at se dette.",
    payToWatch: "Indholdet kræver betaling.",
    answerFirst: "Først et par spørgsmål.",
    tooManyDevices: "For mange enheder: fjern en for at se med her.",
    notFound: "Siden blev ikke fundet",
    notHere: "Indholdet er ikke tilgængeligt i dit område",
    noVpn: "VPN-adgang nægtet",
    notYet: "Ikke tilgængeligt endnu",
    noLonger: "Ikke længere tilgængeligt",
    opensAt: "Det kan ses fra {time}.",
    closedAt: "Det kunne ses indtil {time}.",
  },
  mails: {
    hello: "Hej",
    verify: {
      subject: "Bekræft din e-mailadresse til {brand}",
      body: "Åbn dette link for at oprette din konto hos {brand}. Det virker i tre dage.",
      link: "Bekræft e-mailadresse",
    },
    reset: {
      subject: "En ny adgangskode til {brand}",
      body: "Åbn dette link for at vælge en ny adgangskode til {brand}. Det virker én gang i én time.",
      link: "Vælg ny adgangskode",
    },
    changed: {
      subject: "Din adgangskode til {brand} er skiftet",
      body: "Adgangskoden til din konto hos {brand} er lige blevet skiftet. Hvis det ikke var dig, så vælg en ny med det samme.",
      link: "Gå til {brand}",
    },
    wrongPasswords: {
      subject: "Forkerte adgangskoder til din konto hos {brand}",
      body: "Nogen har prøvet mindst ti forkerte adgangskoder til din konto hos {brand}. Ingen kom ind med dem, og flere forsøg må vente. Hvis du bare har glemt din adgangskode, eller også bruger den andre steder, så vælg en ny.",
      link: "Vælg ny adgangskode",
    },
    newDevice: {
      subject: "Nyt login på din konto hos {brand}",
      body: "Nogen har logget ind på din konto hos {brand} på en enhed, som vi ikke har set før: {device}; {place}; {time}. Hvis det var dig, skal du ikke gøre noget. Hvis ikke, så log enheden ud, og vælg en ny adgangskode.",
      link: "Det var ikke mig",
    },
    notYou: "Hvis du ikke har bedt om dette, kan du se bort fra denne e-mail.",
  },
  devices: {
    unknownDevice: "ukendt enhed",
    unknownPlace: "ukendt sted",
    undoText: "Enheden bliver logget ud med det samme. Derefter vælger du en ny adgangskode.",
    undo: "Log enheden ud",
  },
  events: {
    started: {
      subject: "{title} er begyndt",
      body: "{title} er live nu på {brand}, siden {time}.",
      link: "Se nu",
    },
    moved: {
      subject: "{title} har fået et nyt tidspunkt",
      body: "{title} på {brand} begynder nu på et andet tidspunkt: {time}. Vi giver dig besked, når det begynder.",
      link: "Se begivenheden",
    },
    cancelled: {
      subject: "{title} er aflyst",
      body: "{title} på {brand}, som var planlagt til {time}, bliver ikke til noget.",
      link: "Se begivenheden",
    },
    restored: {
      subject: "{title} bliver alligevel til noget",
      body: "{title} på {brand} bliver alligevel til noget: {time}. Vi giver dig besked, når det begynder.",
      link: "Se begivenheden",
    },
    asked: "Du har bedt om besked om denne begivenhed. Du kan slå det fra på din kontoside.",
    push: "Live nu på {brand}",
  },
};
