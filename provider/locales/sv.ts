import type { Messages } from "./messages.ts";

/** Swedish. */
export const sv: Messages = {
  errors: {
    wrongCredentials: "Fel e-postadress eller lösenord.",
    emailNotVerified: "Bekräfta din e-postadress först: länken finns i mejlet som vi skickade.",
    passwordExpired: "Ditt lösenord har gått ut. Välj ett nytt.",
    emailInUse: "Det finns redan ett konto med den här e-postadressen.",
    weakPassword:
      "Välj ett annat lösenord: minst 8 tecken, inte din e-postadress och inget vanligt lösenord.",
    wrongPassword: "Det nuvarande lösenordet är fel.",
    linkExpired: "Länken har redan använts eller har gått ut.",
    badEmail: "Ange en giltig e-postadress.",
    required: "Fältet måste fyllas i.",
    notAnOption: "Välj ett av alternativen.",
    notADay: "Ange ett giltigt datum.",
    badInput: "Något saknas eller har fel format.",
    tooMany: "För många försök. Försök igen om {minutes} min.",
    signInToWatch: "Logga in för att se det här.",
    payToWatch: "Innehållet kräver betalning.",
    answerFirst: "Först några frågor.",
    tooManyDevices: "För många enheter: ta bort en för att titta här.",
    notFound: "Sidan hittades inte",
    notHere: "Innehållet är inte tillgängligt i din region",
    noVpn: "VPN-åtkomst nekas",
    notYet: "Inte tillgängligt än",
    noLonger: "Inte längre tillgängligt",
    opensAt: "Det kan ses från {time}.",
    closedAt: "Det kunde ses till {time}.",
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
      subject: "Ditt lösenord för {brand} har bytts",
      body: "Lösenordet till ditt konto hos {brand} byttes nyss. Om det inte var du, välj ett nytt direkt.",
      link: "Gå till {brand}",
    },
    wrongPasswords: {
      subject: "Felaktiga lösenord för ditt konto hos {brand}",
      body: "Någon har provat minst tio felaktiga lösenord för ditt konto hos {brand}. Ingen kom in med dem, och fler försök får vänta. Om du bara har glömt ditt lösenord, eller använder det på andra ställen också, välj ett nytt.",
      link: "Välj nytt lösenord",
    },
    newDevice: {
      subject: "Ny inloggning på ditt konto hos {brand}",
      body: "Någon har loggat in på ditt konto hos {brand} på en enhet som vi inte har sett förut: {device}; {place}; {time}. Om det var du behöver du inte göra något. Om inte, logga ut enheten och välj ett nytt lösenord.",
      link: "Det var inte jag",
    },
    notYou: "Om du inte har bett om det här kan du bortse från mejlet.",
  },
  devices: {
    unknownDevice: "okänd enhet",
    unknownPlace: "okänd plats",
    undoText: "Enheten loggas ut direkt. Sedan väljer du ett nytt lösenord.",
    undo: "Logga ut enheten",
  },
  events: {
    started: {
      subject: "{title} har börjat",
      body: "{title} sänds live på {brand} nu, sedan {time}.",
      link: "Titta nu",
    },
    moved: {
      subject: "{title} har fått en ny starttid",
      body: "{title} på {brand} börjar nu vid en annan tid: {time}. Vi säger till när det börjar.",
      link: "Se evenemanget",
    },
    cancelled: {
      subject: "{title} är inställt",
      body: "{title} på {brand}, som var planerat till {time}, blir inte av.",
      link: "Se evenemanget",
    },
    restored: {
      subject: "{title} blir av ändå",
      body: "{title} på {brand} blir av ändå: {time}. Vi säger till när det börjar.",
      link: "Se evenemanget",
    },
    asked: "Du har bett om besked om det här evenemanget. Du kan stänga av det på din kontosida.",
    push: "Live nu på {brand}",
  },
};
