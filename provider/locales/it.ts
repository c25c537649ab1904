import type { Messages } from "./messages.ts";

/** Italian. */
export const it: Messages = {
  errors: {
    wrongCredentials: "Email o password non corrette.",
    emailNotVerified:
      "Conferma prima il tuo indirizzo email: il link è nel messaggio che ti abbiamo inviato.",
    passwordExpired: "La tua password è scaduta. Scegline una nuova.",
    emailInUse: "Esiste già un account con questo indirizzo email.",
    weakPassword:
      "Scegli un’altra password: almeno 8 caratteri, diversa dal tuo indirizzo email e non tra le più usate.",
    wrongPassword: "La password attuale non è corretta.",
    linkExpired: "Questo link è già stato usato o è scaduto.",
    badEmail: "Inserisci un indirizzo email valido.",
    required: "Questo campo è obbligatorio.",
    notAnOption: "Scegli una delle opzioni.",
    notADay: "Inserisci una data valida.",
    badInput: "Manca qualcosa o il formato non è corretto.",
    tooMany: "Troppi tentativi. Riprova tra {minutes} min.",
    signInToWatch: "Accedi per guardare.",
    payToWatch: "Questo contenuto è a pagamento.",
    answerFirst: "Prima qualche domanda.",
    tooManyDevices: "Troppi dispositivi: rimuovine uno per guardare qui.",
    notFound: "Pagina non trovata",
    notHere: "Contenuto non disponibile nella tua area geografica",
    noVpn: "Accesso tramite VPN negato",
    notYet: "Non ancora disponibile",
    noLonger: "Non più disponibile",
    opensAt: "Si potrà vedere da {time}.",
    closedAt: "Si poteva vedere fino a {time}.",
  },
  mails: {
    hello: "Ciao,",
    verify: {
      subject: "Conferma il tuo indirizzo email per {brand}",
      body: "Apri questo link per completare la registrazione a {brand}. È valido per tre giorni.",
      link: "Conferma indirizzo email",
    },
    reset: {
      subject: "Una nuova password per {brand}",
      body: "Apri questo link per scegliere una nuova password per {brand}. Funziona una volta sola, per un’ora.",
      link: "Scegli una nuova password",
    },
    changed: {
      subject: "La tua password di {brand} è cambiata",
      body: "La password del tuo account {brand} è appena stata cambiata. Se non riconosci questa modifica, scegline subito una nuova.",
      link: "Vai a {brand}",
    },
    wrongPasswords: {
      subject: "Password errate per il tuo account {brand}",
      body: "Qualcuno ha provato almeno dieci password errate per il tuo account {brand}. Nessuno è entrato, e i tentativi successivi devono attendere. Se hai solo dimenticato la password, o la usi anche altrove, scegline una nuova.",
      link: "Scegli una nuova password",
    },
    newDevice: {
      subject: "Nuovo accesso al tuo account {brand}",
      body: "Qualcuno ha effettuato l’accesso al tuo account {brand} da un dispositivo che non conosciamo: {device}; {place}; {time}. Se eri tu, non fare nulla. Altrimenti disconnetti il dispositivo e scegli una nuova password.",
      link: "Non ero io",
    },
    notYou: "Se non l’hai richiesto tu, ignora questa email.",
  },
  devices: {
    unknownDevice: "dispositivo sconosciuto",
    unknownPlace: "luogo sconosciuto",
    undoText: "Il dispositivo viene disconnesso subito. Poi scegli una nuova password.",
    undo: "Disconnetti il dispositivo",
  },
  events: {
    started: {
      subject: "{title} è iniziato",
      body: "{title} è in diretta su {brand} da {time}.",
      link: "Guarda ora",
    },
    moved: {
      subject: "{title} ha un nuovo orario di inizio",
      body: "{title} su {brand} ora inizia a un altro orario: {time}. Ti avviseremo quando comincia.",
      link: "Vai all’evento",
    },
    cancelled: {
      subject: "{title} è annullato",
      body: "{title} su {brand}, previsto per {time}, non si terrà.",
      link: "Vai all’evento",
    },
    restored: {
      subject: "{title} si terrà comunque",
      body: "{title} su {brand} si terrà comunque: {time}. Ti avviseremo quando comincia.",
      link: "Vai all’evento",
    },
    asked:
      "Hai chiesto di essere avvisato di questo evento. Puoi disattivare gli avvisi nella pagina del tuo account.",
    push: "Ora in diretta su {brand}",
  },
};
