import type { Messages } from "./messages.ts";

/** Norwegian. */
export const nb: Messages = {
  errors: {
    wrongCredentials: "Feil e-postadresse eller passord.",
    emailNotVerified: "Bekreft e-postadressen din først: lenken står i e-posten vi sendte deg.",
    passwordExpired: "Passordet ditt er utløpt. Velg et nytt.",
    emailInUse: "Det finnes allerede en konto med denne e-postadressen.",
    weakPassword:
      "Velg et annet passord: minst 8 tegn, ikke e-postadressen din og ikke et vanlig passord.",
    wrongPassword: "Det nåværende passordet er feil.",
    linkExpired: "Lenken er allerede brukt eller utløpt.",
    badEmail: "Skriv inn en gyldig e-postadresse.",
    required: "Feltet må fylles ut.",
    notAnOption: "Velg et av alternativene.",
    notADay: "Skriv inn en gyldig dato.",
    badInput: "Noe mangler eller har feil format.",
    tooMany: "For mange forsøk. Prøv igjen om {minutes} min.",
    signInToWatch: "Logg inn for å se dette.",
    payToWatch: "Innholdet krever betaling.",
    answerFirst: "Først noen spørsmål.",
    tooManyDevices: "For mange enheter: fjern en for å se her.",
    notFound: "Fant ikke siden",
    notHere: "Innholdet er ikke tilgjengelig i ditt område",
    noVpn: "VPN-tilgang nektet",
    notYet: "Ikke tilgjengelig ennå",
    noLonger: "Ikke lenger tilgjengelig",
    opensAt: "Det kan ses fra {time}.",
    closedAt: "Det kunne ses til {time}.",
  },
  mails: {
    hello: "Hei,",
    verify: {
      subject: "Bekreft e-postadressen din for {brand}",
      body: "Åpne denne lenken for å fullføre registreringen hos {brand}. Den virker i tre dager.",
      link: "Bekreft e-postadressen",
    },
    reset: {
      subject: "Et nytt passord for {brand}",
      body: "Åpne denne lenken for å velge et nytt passord for {brand}. Den virker én gang, i én time.",
      link: "Velg nytt passord",
    },
    changed: {
      subject: "Passordet ditt for {brand} er endret",
      body: "Passordet til kontoen din hos {brand} ble nettopp endret. Hvis det ikke var deg, velg et nytt med én gang.",
      link: "Gå til {brand}",
    },
    wrongPasswords: {
      subject: "Feil passord for kontoen din hos {brand}",
      body: "Noen har prøvd minst ti feil passord for kontoen din hos {brand}. Ingen kom inn med dem, og flere forsøk må vente. Hvis du bare har glemt passordet, eller bruker det andre steder også, velg et nytt.",
      link: "Velg nytt passord",
    },
    newDevice: {
      subject: "Ny innlogging på kontoen din hos {brand}",
      body: "Noen har logget inn på kontoen din hos {brand} på en enhet vi ikke har sett før: {device}; {place}; {time}. Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, logg enheten ut og velg et nytt passord.",
      link: "Det var ikke meg",
    },
    notYou: "Hvis du ikke ba om dette, kan du se bort fra denne e-posten.",
  },
  devices: {
    unknownDevice: "ukjent enhet",
    unknownPlace: "ukjent sted",
    undoText: "Enheten logges ut med en gang. Deretter velger du et nytt passord.",
    undo: "Logg enheten ut",
  },
  events: {
    started: {
      subject: "{title} har begynt",
      body: "{title} er direkte nå på {brand}, siden {time}.",
      link: "Se nå",
    },
    moved: {
      subject: "{title} har fått et nytt tidspunkt",
      body: "{title} på {brand} begynner nå på et annet tidspunkt: {time}. Vi sier fra når det begynner.",
      link: "Se arrangementet",
    },
    cancelled: {
      subject: "{title} er avlyst",
      body: "{title} på {brand}, som var planlagt til {time}, blir ikke noe av.",
      link: "Se arrangementet",
    },
    restored: {
      subject: "{title} blir noe av likevel",
      body: "{title} på {brand} blir noe av likevel: {time}. Vi sier fra når det begynner.",
      link: "Se arrangementet",
    },
    asked: "Du har bedt om beskjed om dette arrangementet. Du kan slå det av på kontosiden din.",
    push: "Direkte nå på {brand}",
  },
};
