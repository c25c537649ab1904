import type { Messages } from "./messages.ts";

/** Japanese. */
export const jp: Messages = {
  errors: {
    wrongCredentials: "メールアドレスまたはパスワードが正しくありません。",
    emailNotVerified: "先にメールアドレスを確認してください。リンクはお送りしたメールにあります。",
    passwordExpired: "パスワードの有効期限が切れています。新しいパスワードを設定してください。",
    emailInUse: "このメールアドレスのアカウントはすでにあります。",
    weakPassword:
      "別のパスワードを選んでください。8文字以上で、メールアドレスやよく使われるものは使えません。",
    wrongPassword: "現在のパスワードが正しくありません。",
    linkExpired: "このリンクは使用済みか、期限が切れています。",
    badEmail: "有効なメールアドレスを入力してください。",
    required: "この項目は必須です。",
    notAnOption: "選択肢から選んでください。",
    notADay: "有効な日付を入力してください。",
    badInput: "入力が足りないか、形式が正しくありません。",
    tooMany: "試行回数が多すぎます。{minutes}分後にもう一度お試しください。",
    signInToWatch: "視聴するにはログインしてください。",
    payToWatch: "この作品は有料です。",
    answerFirst: "先にいくつかの質問にお答えください。",
    tooManyDevices: "デバイスが多すぎます。ここで視聴するには、1台を解除してください。",
    notFound: "ページが見つかりません",
    notHere: "現在の地域ではご覧いただけません",
    noVpn: "VPNからは視聴できません",
    notYet: "まだご覧いただけません",
    noLonger: "配信は終了しました",
    opensAt: "{time}からご覧いただけます。",
    closedAt: "{time}までご覧いただけました。",
  },
  mails: {
    hello: "ご利用ありがとうございます。",
    verify: {
      subject: "{brand}のメールアドレスの確認",
      body: "このリンクを開くと、{brand}への登録が完了します。有効期間は3日間です。",
      link: "メールアドレスを確認",
    },
    reset: {
      subject: "{brand}の新しいパスワード",
      body: "このリンクを開いて、{brand}の新しいパスワードを設定してください。1時間以内に1回だけ使えます。",
      link: "新しいパスワードを設定",
    },
    changed: {
      subject: "{brand}のパスワードが変更されました",
      body: "{brand}のアカウントのパスワードが変更されました。心当たりがない場合は、すぐに新しいパスワードを設定してください。",
      link: "{brand}へ",
    },
    wrongPasswords: {
      subject: "{brand}のアカウントで誤ったパスワードが入力されました",
      body: "{brand}のアカウントに対して、誤ったパスワードが10回以上入力されました。ログインには成功しておらず、以降の試行には待ち時間がかかります。パスワードをお忘れの場合や、同じパスワードをほかでもお使いの場合は、新しいパスワードを設定してください。",
      link: "新しいパスワードを設定",
    },
    newDevice: {
      subject: "{brand}のアカウントに新しいログインがありました",
      body: "これまでにないデバイスから{brand}のアカウントにログインがありました：{device}、{place}、{time}。ご本人の場合は、何もする必要はありません。心当たりがない場合は、そのデバイスをログアウトさせ、新しいパスワードを設定してください。",
      link: "心当たりがない",
    },
    notYou: "心当たりがない場合は、このメールを無視してください。",
  },
  devices: {
    unknownDevice: "不明なデバイス",
    unknownPlace: "不明な場所",
    undoText: "このデバイスはすぐにログアウトされます。続いて新しいパスワードを設定してください。",
    undo: "ログアウトさせる",
  },
  events: {
    started: {
      subject: "「{title}」が始まりました",
      body: "「{title}」は{time}から{brand}でライブ配信中です。",
      link: "今すぐ見る",
    },
    moved: {
      subject: "「{title}」の開始時刻が変わりました",
      body: "{brand}の「{title}」の開始時刻が{time}に変わりました。始まるときにお知らせします。",
      link: "イベントを見る",
    },
    cancelled: {
      subject: "「{title}」は中止になりました",
      body: "{time}に予定されていた{brand}の「{title}」は中止になりました。",
      link: "イベントを見る",
    },
    restored: {
      subject: "「{title}」は予定どおり行われることになりました",
      body: "{brand}の「{title}」は中止されず、{time}に始まります。始まるときにお知らせします。",
      link: "イベントを見る",
    },
    asked:
      "このイベントのお知らせをご希望いただいたため、このメールをお送りしています。アカウントページで停止できます。",
    push: "{brand}でライブ配信中",
  },
};
