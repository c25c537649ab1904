import type { Messages } from "./messages.ts";

/** Portuguese. */
export const pt: Messages = {
  errors: {
    wrongCredentials: "E-mail ou palavra-passe incorretos.",
    emailNotVerified: "Confirme primeiro o seu e-mail: o link está na mensagem que lhe enviámos.",
    passwordExpired: "A sua palavra-passe expirou. Escolha uma nova.",
    emailInUse: "Já existe uma conta com este e-mail.",
    weakPassword:
      "Escolha outra palavra-passe: 8 caracteres ou mais, que não seja o seu e-mail nem uma palavra-passe comum.",
    wrongPassword: "A palavra-passe atual está incorreta.",
    linkExpired: "Este link já foi usado ou expirou.",
    badEmail: "Introduza um endereço de e-mail válido.",
    required: "Este campo é obrigatório.",
    notAnOption: "Escolha uma das opções.",
    notADay: "Introduza uma data válida.",
    badInput: "Falta algo ou o formato não está correto.",
    tooMany: "Demasiadas tentativas. Tente de novo dentro de {minutes} min.",
    signInToWatch: "Inicie sessão para ver isto.",
    payToWatch: "Este conteúdo é pago.",
    answerFirst: "Primeiro, algumas perguntas.",
    tooManyDevices: "Demasiados dispositivos: remova um para ver aqui.",
    notFound: "Página não encontrada",
    notHere: "O conteúdo não está disponível na sua região",
    noVpn: "Acesso por VPN negado",
    notYet: "Ainda não disponível",
    noLonger: "Já não está disponível",
    opensAt: "Pode ser visto a partir de {time}.",
    closedAt: "Pôde ser visto até {time}.",
  },
  mails: {
    hello: "Olá,",
    verify: {
      subject: "Confirme o seu e-mail para {brand}",
      body: "Abra este link para concluir o seu registo em {brand}. É válido durante três dias.",
      link: "Confirmar e-mail",
    },
    reset: {
      subject: "Uma nova palavra-passe para {brand}",
      body: "Abra este link para escolher uma nova palavra-passe para {brand}. Funciona uma única vez, durante uma hora.",
      link: "Escolher palavra-passe",
    },
    changed: {
      subject: "A sua palavra-passe de {brand} foi alterada",
      body: "A palavra-passe da sua conta em {brand} acabou de ser alterada. Se não fez esta alteração, escolha já uma nova.",
      link: "Ir para {brand}",
    },
    wrongPasswords: {
      subject: "Palavras-passe erradas na sua conta de {brand}",
      body: "Alguém tentou pelo menos dez palavras-passe erradas na sua conta em {brand}. Ninguém conseguiu entrar, e as próximas tentativas têm de esperar. Se apenas se esqueceu da palavra-passe, ou se a usa também noutro sítio, escolha uma nova.",
      link: "Escolher palavra-passe",
    },
    newDevice: {
      subject: "Novo início de sessão na sua conta de {brand}",
      body: "Alguém iniciou sessão na sua conta de {brand} num dispositivo que não conhecemos: {device}; {place}; {time}. Se reconhece este início de sessão, não precisa de fazer nada. Caso contrário, termine a sessão desse dispositivo e escolha uma nova palavra-passe.",
      link: "Não fui eu",
    },
    notYou: "Se não fez este pedido, ignore este e-mail.",
  },
  devices: {
    unknownDevice: "dispositivo desconhecido",
    unknownPlace: "local desconhecido",
    undoText:
      "A sessão deste dispositivo termina de imediato. Depois escolhe uma nova palavra-passe.",
    undo: "Terminar a sessão",
  },
  events: {
    started: {
      subject: "{title} começou",
      body: "{title} está em direto em {brand} desde {time}.",
      link: "Ver agora",
    },
    moved: {
      subject: "{title} tem uma nova hora de início",
      body: "{title} em {brand} começa agora a outra hora: {time}. Avisamos quando começar.",
      link: "Ver o evento",
    },
    cancelled: {
      subject: "{title} foi cancelado",
      body: "{title} em {brand}, previsto para {time}, não se vai realizar.",
      link: "Ver o evento",
    },
    restored: {
      subject: "{title} realiza-se afinal",
      body: "{title} em {brand} realiza-se afinal: {time}. Avisamos quando começar.",
      link: "Ver o evento",
    },
    asked:
      "Pediu para ser avisado deste evento. Pode deixar de receber avisos na página da sua conta.",
    push: "Agora em direto em {brand}",
  },
};
