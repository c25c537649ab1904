import type { Messages } from "./messages.ts";

/** German. */
export const de: Messages = {
  errors: {
    wrongCredentials: "E-Mail-Adresse oder Passwort ist falsch.",
    emailNotVerified:
      "Bestätige zuerst deine E-Mail-Adresse: Der Link steht in der E-Mail, die wir dir geschickt haben.",
    passwordExpired: "Dein Passwort ist abgelaufen. Wähle ein neues.",
    emailInUse: "Es gibt schon ein Konto mit dieser E-Mail-Adresse.",
    weakPassword:
      "Wähle ein anderes Passwort: mindestens 8 Zeichen, nicht deine E-Mail-Adresse und kein gängiges Passwort.",
    wrongPassword: "Das aktuelle Passwort ist falsch.",
    linkExpired: "Dieser Link wurde bereits benutzt oder ist abgelaufen.",
    badEmail: "Gib eine gültige E-Mail-Adresse ein.",
    required: "Dieses Feld muss ausgefüllt werden.",
    notAnOption: "Wähle eine der Möglichkeiten.",
    notADay: "Gib ein gültiges Datum ein.",
    badInput: "Etwas fehlt oder hat das falsche Format.",
    tooMany: "Zu viele Versuche. Versuche es in {minutes} Min. noch einmal.",
    signInToWatch: "Melde dich an, um das zu sehen.",
    payToWatch: "Dieser Titel ist kostenpflichtig.",
    answerFirst: "Vorher ein paar Fragen.",
    tooManyDevices: "Zu viele Geräte: Entferne eines, um hier zu schauen.",
    notFound: "Seite nicht gefunden",
    notHere: "In deiner Region nicht verfügbar",
    noVpn: "VPN-Zugriff verweigert",
    notYet: "Noch nicht verfügbar",
    noLonger: "Nicht mehr verfügbar",
    opensAt: "Zu sehen ab {time}.",
    closedAt: "Zu sehen war es bis {time}.",
  },
  mails: {
    hello: "Hallo,",
    verify: {
      subject: "Bestätige deine E-Mail-Adresse für {brand}",
      body: "Öffne diesen Link, um deine Registrierung bei {brand} abzuschließen. Er gilt drei Tage.",
      link: "E-Mail-Adresse bestätigen",
    },
    reset: {
      subject: "Ein neues Passwort für {brand}",
      body: "Öffne diesen Link, um ein neues Passwort für {brand} zu wählen. Er gilt einmal, eine Stunde lang.",
      link: "Neues Passwort wählen",
    },
    changed: {
      subject: "Dein Passwort für {brand} wurde geändert",
      body: "Das Passwort deines Kontos bei {brand} wurde gerade geändert. Wenn du das nicht warst, wähle sofort ein neues.",
      link: "Weiter zu {brand}",
    },
    wrongPasswords: {
      subject: "Falsche Passwörter für dein Konto bei {brand}",
      body: "Jemand hat für dein Konto bei {brand} mindestens zehn falsche Passwörter versucht. Niemand kam damit hinein, und weitere Versuche müssen warten. Wenn du dein Passwort nur vergessen hast oder es auch anderswo benutzt, wähle ein neues.",
      link: "Neues Passwort wählen",
    },
    newDevice: {
      subject: "Neue Anmeldung bei deinem Konto von {brand}",
      body: "Jemand hat sich bei deinem Konto von {brand} auf einem Gerät angemeldet, das wir noch nicht kennen: {device}; {place}; {time}. Wenn du das warst, musst du nichts tun. Wenn nicht, melde das Gerät ab und wähle ein neues Passwort.",
      link: "Das war ich nicht",
    },
    notYou: "Wenn du das nicht angefordert hast, ignoriere diese E-Mail.",
  },
  devices: {
    unknownDevice: "unbekanntes Gerät",
    unknownPlace: "unbekannter Ort",
    undoText: "Das Gerät wird sofort abgemeldet. Danach wählst du ein neues Passwort.",
    undo: "Gerät abmelden",
  },
  events: {
    started: {
      subject: "{title} hat begonnen",
      body: "{title} läuft jetzt live bei {brand}, seit {time}.",
      link: "Jetzt ansehen",
    },
    moved: {
      subject: "{title} hat eine neue Anfangszeit",
      body: "{title} bei {brand} beginnt jetzt zu einer anderen Zeit: {time}. Wir sagen dir Bescheid, sobald es losgeht.",
      link: "Zum Event",
    },
    cancelled: {
      subject: "{title} fällt aus",
      body: "{title} bei {brand}, geplant für {time}, findet nicht statt.",
      link: "Zum Event",
    },
    restored: {
      subject: "{title} findet doch statt",
      body: "{title} bei {brand} findet doch statt: {time}. Wir sagen dir Bescheid, sobald es losgeht.",
      link: "Zum Event",
    },
    asked:
      "Du wolltest über dieses Event benachrichtigt werden. Auf deiner Kontoseite kannst du das beenden.",
    push: "Jetzt live bei {brand}",
  },
};
