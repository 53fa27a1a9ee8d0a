// Loaded with the lesson and with the coach beside a table.

import { teach } from ".";
import { book } from "./book";

export const coach = book(
    {
        // Learn
        "learn.title": "Your first heist",
        "learn.lead":
            "Five minutes, two heists, three bots who follow a script. A coach sits beside you, says what is what and suggests what to do.",
        "learn.none":
            "There is no lesson for this game yet. The rules in short are a good start, and rookies are patient.",
        "learn.one": "Pick a role in secret. Two of a kind trip over each other.",
        "learn.two": "Talk. Claim, lie, bribe, or sell your place.",
        "learn.three": "Go in, or take the money and walk.",
        "learn.four": "Whoever is left shares the loot.",
        "learn.start": "Begin the lesson",
        // The coach
        "coach.name": "Coach",
        "coach.show": "Ask the coach",
        "coach.end": "End the lesson",
        "coach.playon": "Play on",
        "coach.rules": "Read the rules",
        "coach.hide": "Hide the words",
        "coach.do": "Suggested: {move}",
        "coach.why": "Why?",
        "coach.real": "Play a real game",
        "coach.m1.0":
            "$9M lie open. Everybody picks a role in secret; if two turn up as the same role, both go home empty. The card pays the Driver $1M extra.",
        "coach.m1.1":
            "On view: one Driver, two Crooks; the fourth card is hidden. {three} says Brute. Words cost nothing; you may tell the truth.",
        "coach.m1.2":
            "{one} offers you $1M for leaving. Stay: nobody else seems to be the Driver, and a share is worth more.",
        "coach.m1.3":
            "There are two Crooks, and only {two} owns up: somebody lies. That is their trouble. When all are ready, the heist begins.",
        "coach.m1.4":
            "{two} and {three} were both Crooks and tripped; {three} had lied. You got your first share! Now be the Crook, who robs the Brute.",
        "coach.m1.5":
            "One of each is on view, and one card is hidden: does it double you? You are the Leader now. Make everybody say a role.",
        "coach.m1.6": "You answer first. If you say Crook, a second Crook has something to think about.",
        "coach.m1.7": "{two} says Crook, too! If both of you go in, both lose. Offer {two} a little to leave.",
        "coach.m1.8":
            "{two} wants $2M. It is worth it: without {two} you are the only Crook. A deal that is struck is final.",
        "coach.m1.9": "{two} is out, and you are the only Crook. Ready: in you go.",
        "coach.m2.0":
            "$10M lie in the middle, and everybody’s $2M with them. Pick a role in secret: two of a kind are both thrown out. The card has a bonus for the Driver.",
        "coach.m2.1":
            "Everybody announces a role, true or not. {three} says Brute. One Driver is on view: that is you, so the truth does no harm.",
        "coach.m2.2":
            "Two say Brute, and two Mentalists are on view: somebody lies. It is not your trouble; say you are ready.",
        "coach.m2.3":
            "{one} offers you $2M for leaving. Stay: alone in your role you get a share, and that is far more.",
        "coach.m2.4":
            "{three} wants to begin. With half of all votes the talking is over. You have nothing left to fear.",
        "coach.m2.5":
            "{two} and {three} were both Mentalists and tripped; {three} had lied. You got your first share! Now be the Mentalist, who robs others.",
        "coach.m2.6": "Say what you are: whoever holds the same card will hear it.",
        "coach.m2.7": "{two} is a Mentalist, too! If both of you go in, both lose. Offer {two} $2M to leave.",
        "coach.m2.8":
            "{two} wants $3M. It is worth it: without {two} you are the only one. A deal that is struck is final.",
        "coach.m2.9": "{two} is out, and you are the only Mentalist. Ready: in you go.",
        "coach.pick.title": "Pick a role, in secret",
        "coach.pick":
            "A Loot card lies open: that is what you are after. Everybody now picks a role, unseen. If two thieves turn up as the same role, both go home empty. So pick what the others will not.",
        "coach.pick.try": "Any role. There is no wrong one yet.",
        "coach.wait.title": "The others pick",
        "coach.wait":
            "Your card is face down, your ante lies on it. In a moment all cards but one are shown, without their owners.",
        "coach.announce.title": "Say who you are",
        "coach.announce": "Everybody announces a role. It need not be true, and everybody knows that.",
        "coach.announce.try": "A role on view, yours or not.",
        "coach.listen.title": "Now it gets loud",
        "coach.listen":
            "The cards on view show which roles are about, not whose they are. Is yours there twice? Then somebody must leave before the heist. Listen to what the others claim.",
        "coach.talk.title": "Your turn to talk",
        "coach.talk":
            "One act, then the next player. Claim a role to scare others off. Offer money to somebody for leaving, or demand money to leave yourself. A deal binds; everything else is only talk.",
        "coach.talk.try": "Claim a role. A lie costs no more than the truth.",
        "coach.deal.title": "Try a little bribe",
        "coach.deal":
            "Who leaves cannot clash with you, and what is left is shared by fewer. If somebody seems to be what you are, offer them $1M to go. Or say “ready”: when all are ready, the heist begins.",
        "coach.deal.try": "Offer, or ready.",
        "coach.answer.title": "There is money on the table",
        "coach.answer":
            "Somebody has put a deal to you. Accept, and the money changes hands at once. Decline, and nothing happens. Counter, and you name another price. Who leaves takes the ante back and is out of this heist.",
        "coach.answer.try": "What pays better: the bribe, or your share of the loot?",
        "coach.answers.title": "A deal is on the table",
        "coach.answers":
            "Two thieves are bargaining. Watch closely: nobody pays to be rid of a thief who is no danger to them.",
        "coach.roll.title": "The Leader calls the roll",
        "coach.roll": "Everybody says a role, true or not. No comment is an answer, too, and a telling one.",
        "coach.roll.try": "Answer with a role, or with nothing.",
        "coach.vote.title": "Do we start?",
        "coach.vote":
            "The Leader wants to begin. With half of all votes the talking is over. Vote no if you still have a deal to make.",
        "coach.vote.try": "Yes or no.",
        "coach.final.title": "Last call",
        "coach.final":
            "In or out? If you think nobody else is your role, stay. If you fear a twin, leave: the ante comes back to you.",
        "coach.final.try": "Stay or leave.",
        "coach.rob.title": "Pick a pocket",
        "coach.rob": "You got through as the Mentalist: choose whom to rob.",
        "coach.rob.try": "Choose a victim.",
        "coach.name.title": "Name names",
        "coach.names":
            "You got through alone in your role, and may name a role on view. Everybody of that role is out.",
        "coach.names.try": "Choose a role.",
        "coach.out.title": "You have left",
        "coach.out":
            "Your ante is back in your pocket, and nobody can trip you now. Lean back and see who gets through.",
        "coach.done.title": "Two heists, and you know the game",
        "coach.done":
            "Two of a role clash, one of a role gets through, and those who get through share. The rest is talk, and the talk is the game.",
    },
    {
        "learn.title": "第一次劫案",
        "learn.lead":
            "五分鐘、兩場劫案、三個照劇本走的機器人玩家。教練就坐在你旁邊，告訴你發生了什麼事，也建議你怎麼做。",
        "learn.none": "這個遊戲還沒有教學。先看規則簡介吧，菜鳥機器人很有耐心。",
        "learn.one": "暗中選一個角色。撞角色的人會互相絆倒。",
        "learn.two": "談判：自稱、說謊、收買，或出賣自己的位子。",
        "learn.three": "進場，或拿錢走人。",
        "learn.four": "留到最後的人平分贓款。",
        "learn.start": "開始教學",
        "coach.name": "教練",
        "coach.show": "問教練",
        "coach.end": "結束教學",
        "coach.playon": "繼續玩",
        "coach.rules": "讀規則",
        "coach.hide": "收起說明",
        "coach.do": "建議：{move}",
        "coach.why": "為什麼？",
        "coach.real": "開始真正的一局",
        "coach.m1.0": "桌上有 9 百萬。每個人暗中選一個角色；兩人撞角色就都空手而回。這張卡多付車手 1 百萬。",
        "coach.m1.1": "亮出一張車手、兩張騙徒，第四張蓋著。{three} 自稱打手。說話不用錢，你說實話也行。",
        "coach.m1.2": "{one} 出 1 百萬請你退出。留下吧：看來沒有別的車手，分到的贓款更多。",
        "coach.m1.3": "有兩個騙徒，卻只有 {two} 承認，有人在說謊。那是他們的麻煩。大家都準備好，劫案就開始。",
        "coach.m1.4":
            "{two} 和 {three} 都是騙徒，撞在一起；{three} 說了謊。你分到第一份贓款了！這次當騙徒，可以偷打手的錢。",
        "coach.m1.5": "三種角色各亮出一張，還有一張蓋著：會不會跟你一樣？你是首領，點名吧。",
        "coach.m1.6": "你先回答。你說騙徒，另一個騙徒就得想一想。",
        "coach.m1.7": "{two} 也說騙徒！兩人都進場就都完了。出一點錢請 {two} 退出。",
        "coach.m1.8": "{two} 要 2 百萬。值得：{two} 走了，騙徒就只有你。成交就不能反悔。",
        "coach.m1.9": "{two} 退出了，騙徒只剩你一個。準備好了，進場！",
        "coach.m2.0": "中央有 10 百萬，加上每人 2 百萬底注。暗中選角色：撞角色的都出局。這張卡有車手獎金。",
        "coach.m2.1": "每個人宣告一個角色，真假不拘。{three} 說打手。亮出的車手只有一張，就是你，說實話無妨。",
        "coach.m2.2": "兩個人說打手，卻亮出兩張讀心師：有人說謊。不關你的事，說準備好了。",
        "coach.m2.3": "{one} 出 2 百萬請你退出。留下吧：角色只有你一個，分到的多得多。",
        "coach.m2.4": "{three} 想開始。半數贊成，談判就結束。你沒什麼好怕的。",
        "coach.m2.5":
            "{two} 和 {three} 都是讀心師，撞在一起；{three} 說了謊。你分到第一份贓款了！這次當讀心師，可以偷別人的錢。",
        "coach.m2.6": "說出你的角色：拿同一張牌的人會聽到。",
        "coach.m2.7": "{two} 也是讀心師！兩人都進場就都完了。出 2 百萬請 {two} 退出。",
        "coach.m2.8": "{two} 要 3 百萬。值得：{two} 走了就只有你一個。成交就不能反悔。",
        "coach.m2.9": "{two} 退出了，讀心師只剩你一個。準備好了，進場！",
        "coach.pick.title": "暗中選一個角色",
        "coach.pick":
            "桌上翻開了一張贓款卡，那就是目標。現在每個人都暗中選一個角色。如果有兩個盜賊角色相同，兩人都空手而回。所以要選別人不會選的。",
        "coach.pick.try": "選哪個都行，現在還沒有對錯。",
        "coach.wait.title": "等其他人選",
        "coach.wait": "你的牌蓋著，底注放在上面。等一下除了一張之外，所有角色牌都會亮出來，但不知道是誰的。",
        "coach.announce.title": "說說你是誰",
        "coach.announce": "每個人都要宣告一個角色。不必是真的，大家也都知道。",
        "coach.announce.try": "選一個亮出的角色，真假隨你。",
        "coach.listen.title": "開始熱鬧了",
        "coach.listen":
            "亮出的牌告訴你有哪些角色，但不知道是誰。你的角色出現兩次嗎？那麼劫案前總得有人退出。先聽聽別人怎麼說。",
        "coach.talk.title": "輪到你說話",
        "coach.talk":
            "一次做一件事，然後換下一位。聲稱一個角色把人嚇跑；出價請人退出；或要價才肯退出。成交就有約束力，其他都只是說說。",
        "coach.talk.try": "聲稱一個角色。說謊和說實話一樣便宜。",
        "coach.deal.title": "試試小小的收買",
        "coach.deal":
            "退出的人不會跟你撞角色，分錢的人也少一個。誰看起來跟你同一個角色，就出價 1 百萬請他走。或者說「準備好了」：大家都準備好，劫案就開始。",
        "coach.deal.try": "出價，或準備好了。",
        "coach.answer.title": "錢已經擺在桌上",
        "coach.answer":
            "有人跟你提了一筆交易。接受：錢馬上易手。拒絕：什麼事都沒有。還價：由你開另一個價。退出的人取回底注，不再參加這場劫案。",
        "coach.answer.try": "比比看：這筆錢，還是你那份贓款？",
        "coach.answers.title": "有人在談交易",
        "coach.answers": "兩個盜賊正在討價還價。仔細看：沒有人會花錢請走不礙事的人。",
        "coach.roll.title": "首領點名",
        "coach.roll": "每個人都要說一個角色，真假不拘。不表態也是一種回答，而且很耐人尋味。",
        "coach.roll.try": "回答一個角色，或不表態。",
        "coach.vote.title": "要開始了嗎？",
        "coach.vote": "首領想開始劫案。半數同意，談判就結束。還想談交易就投反對。",
        "coach.vote.try": "贊成或反對。",
        "coach.final.title": "最後機會",
        "coach.final": "去還是不去？如果沒人跟你同一個角色，就留下。怕撞角色就離開，底注會還給你。",
        "coach.final.try": "留下或離開。",
        "coach.rob.title": "順手牽羊",
        "coach.rob": "你以讀心師的身分順利進場：選一個人下手。",
        "coach.rob.try": "選一個對象。",
        "coach.name.title": "指認角色",
        "coach.names": "這個角色只有你一個，你可以指認一種亮出的角色，那個角色的人全部出局。",
        "coach.names.try": "選一個角色。",
        "coach.out.title": "你退出了",
        "coach.out": "底注已經回到口袋，現在沒人絆得倒你。坐好，看看誰能成功。",
        "coach.done.title": "兩場劫案，你學會了",
        "coach.done": "同角色會互撞，獨一無二才能過關，過關的人平分贓款。其餘都是嘴上功夫，而嘴上功夫就是這個遊戲。",
    },
);

teach(coach);
