import type { Messages } from "./messages.ts";

/** Portuguese. */
export const pt: Messages = {
  errors: {
    wrongCredentials: "O e-mail ou a palavra-passe está incorreto.",
    emailNotVerified:
      "Confirme primeiro o seu e-mail: a ligação está na mensagem que lhe enviámos.",
    passwordExpired: "A sua palavra-passe expirou. Escolha uma nova.",
    emailInUse: "Já existe uma conta com este e-mail.",
    weakPassword:
      "Escolha outra palavra-passe: 8 caracteres ou mais, que não seja o seu e-mail nem uma que toda a gente usa.",
    wrongPassword: "A palavra-passe atual está incorreta.",
    linkExpired: "Esta ligação já foi usada ou expirou.",
    badEmail: "Isto não é um e-mail.",
    required: "Este campo é obrigatório.",
    notAnOption: "Escolha uma das opções.",
    notADay: "Isto não é uma data.",
    badInput: "Falta algo ou tem a forma errada.",
    tooMany: "Demasiadas tentativas. Tente de novo dentro de {minutes} min.",
    signInToWatch: "Inicie sessão para ver isto.",
    payToWatch: "Este conteúdo é pago.",
    answerFirst: "Primeiro, algumas perguntas.",
  },
  mails: {
    hello: "Olá,",
    verify: {
      subject: "Confirme o seu e-mail para {brand}",
      body: "Abra esta ligação para concluir o seu registo em {brand}. É válida durante três dias.",
      link: "Confirmar e-mail",
    },
    reset: {
      subject: "Uma nova palavra-passe para {brand}",
      body: "Abra esta ligação para escolher uma nova palavra-passe para {brand}. Funciona uma única vez, durante uma hora.",
      link: "Escolher palavra-passe",
    },
    changed: {
      subject: "A sua palavra-passe de {brand} foi alterada",
      body: "A palavra-passe da sua conta em {brand} acabou de ser alterada. Se não foi você, escolha já uma nova.",
      link: "Ir para {brand}",
    },
    notYou: "Se não fez este pedido, não precisa de fazer nada.",
  },
};
