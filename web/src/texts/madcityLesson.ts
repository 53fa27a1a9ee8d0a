// Loaded with the lessons.

import { teach } from ".";
import { book } from "./book";

export const madcityLesson = book(
    {
        "madcity.learn.title": "Your first drive",
        "madcity.learn.lead":
            "Five minutes, a small target, two bots who follow a script. A coach sits beside you, says what is what and suggests what to do.",
        "madcity.learn.one": "Start with a stall, a car and $10k.",
        "madcity.learn.two": "Lease and buy: businesses wall to wall earn far more.",
        "madcity.learn.three": "Race to the stunts: each one pays what all your businesses earn.",
        "madcity.learn.four": "With a million, land on FINISH.",
        "madcity.scene.take":
            "Everybody gets a stall for nothing. It earns whenever you do a stunt. The Ice-Cream Van will do.",
        "madcity.scene.roll": "{two} has sold a stall instead of driving: the die says for how much. You drive. Roll.",
        "madcity.scene.shop":
            "A 3, so exactly three spaces. Stop at the Pizzeria: where you land you may buy or lease.",
        "madcity.scene.lease":
            "To lease costs $10k, all you have. It earns like a bought one, and you get the money back when you end it.",
        "madcity.scene.again": "The stars show where stunts are to be done. But first a second business. Roll.",
        "madcity.scene.estate": "A 6 brings $10k. Stop at Real Estate: there you may deal in the whole city.",
        "madcity.scene.chain":
            "Lease the Bakery: it stands wall to wall with your Pizzeria. One earns $10k, two together $40k, three $90k.",
        "madcity.scene.hunt": "Now a stunt pays you $50k. Roll, and look for a star.",
        "madcity.scene.stunt": "The Clock Tower is within reach. At a star you may stop early.",
        "madcity.scene.paid":
            "$50k! That card is gone and a new one lies open. The Railway Station is still to be had. Roll.",
        "madcity.scene.towards": "Too far for one roll. Get near it, and take the $10k of the six along.",
        "madcity.scene.second": "$60k. One more stunt, and you have enough. Roll.",
        "madcity.scene.second.go": "There it is: the Railway Station. Your chain and the stall pay once more.",
        "madcity.scene.enough":
            "$110k. In this short game $100k are enough (a million otherwise); leases count, too. Now to FINISH!",
        "madcity.scene.lane": "FINISH lies on Sawdust Lane, which is one-way. Drive to its beginning.",
        "madcity.scene.roll.lane": "Roll, and turn into the lane.",
        "madcity.scene.in": "Into Sawdust Lane. From here there is no way but forward.",
        "madcity.scene.last": "FINISH is next. In this game you may stop there early. Roll.",
        "madcity.scene.finish": "Stop at FINISH and you have won.",
        "madcity.coach.take.title": "Your first business is on the house",
        "madcity.coach.take":
            "Six little stalls stand about the city, and everybody gets one for nothing. Yours earns you money whenever you do a stunt. Look where the stunt cards point, and take a stall you like.",
        "madcity.coach.take.try": "Press a stall that is lit.",
        "madcity.coach.wait.title": "The others drive",
        "madcity.coach.wait":
            "Watch their cars and their money. The cards with the stars show where stunts are to be done: whoever stops there first is paid.",
        "madcity.coach.roll.title": "Roll and drive",
        "madcity.coach.roll":
            "A turn is one roll. You drive exactly as many spaces as the die shows, and never turn back on the way. Instead of driving you could sell a business; you have nothing worth selling yet.",
        "madcity.coach.roll.try": "Roll the die.",
        "madcity.coach.go.title": "Choose where to stop",
        "madcity.coach.go":
            "Every place you can reach is lit. At a shop you may buy or lease it, Real Estate deals in the whole city, and a star is a stunt that pays at once. At a stunt you may even stop early.",
        "madcity.coach.go.try": "Press a place: a star, if there is one.",
        "madcity.coach.deal.title": "Buy or lease?",
        "madcity.coach.deal":
            "A lease is cheap, you get the money back when you end it, and it earns as much as the real thing. But anybody may buy a leased business away from you. Two that stand wall to wall earn four times as much as one, three nine times.",
        "madcity.coach.deal.try": "Lease something, if you can pay for it.",
        "madcity.coach.six.title": "A six!",
        "madcity.coach.six":
            "A six brings $10k, or makes somebody miss a turn. Early on, the money is worth more than the fun.",
        "madcity.coach.six.try": "Take the money, or be nasty.",
        "madcity.coach.lift.title": "All seven signs are out",
        "madcity.coach.lift":
            "You own no more than you have signs. To get this business, one of yours must go, for nothing.",
        "madcity.coach.lift.try": "Give up the cheapest.",
        "madcity.coach.done.title": "You know your way around",
        "madcity.coach.done":
            "That is the game: chains of businesses, stunts that pay for them, and at a million the drive down Sawdust Lane to FINISH, exactly. Leases count there too: they are paid back.",
    },
    {
        "madcity.learn.title": "第一次上路",
        "madcity.learn.lead": "五分鐘、目標小一點、兩個照劇本走的電腦玩家。教練坐在你旁邊，說明並建議你怎麼做。",
        "madcity.learn.one": "一個小攤、一輛車、1 萬元，就這樣開始。",
        "madcity.learn.two": "租店、買店：牆連牆的店賺得多很多。",
        "madcity.learn.three": "搶先趕到噱頭地點：每次都領到所有店的收入。",
        "madcity.learn.four": "湊到一百萬，剛好停在終點。",
        "madcity.scene.take": "每人免費拿一個小攤，每次做噱頭都會替你賺錢。就拿冰淇淋車吧。",
        "madcity.scene.roll": "{two} 沒開車，賣掉了小攤，價錢由骰子決定。你來開車，擲骰。",
        "madcity.scene.shop": "擲出 3，就剛好開三格。停在披薩店：停到哪裡，就能買或租那裡。",
        "madcity.scene.lease": "租金 1 萬，是你的全部。賺的跟買的一樣多，退租時全數退還。",
        "madcity.scene.again": "星星標出噱頭的地點。但先再弄一間店。擲骰。",
        "madcity.scene.estate": "擲出 6 有 1 萬。停在房產中心：那裡可以經手全城的店。",
        "madcity.scene.chain": "租下麵包店：跟你的披薩店牆連牆。一間賺 1 萬，兩間連著 4 萬，三間 9 萬。",
        "madcity.scene.hunt": "現在一次噱頭給你 5 萬。擲骰，找星星。",
        "madcity.scene.stunt": "鐘塔就在範圍內。到星星可以提早停車。",
        "madcity.scene.paid": "5 萬！那張牌沒了，翻開新的一張。火車站還在等人。擲骰。",
        "madcity.scene.towards": "一次到不了。先靠近，順便拿六點的 1 萬。",
        "madcity.scene.second": "6 萬了。再一次噱頭就夠。擲骰。",
        "madcity.scene.second.go": "就是這裡：火車站。你的連鎖店和小攤再付一次。",
        "madcity.scene.enough": "11 萬。這局短，10 萬就夠（平常要一百萬），租來的店也算。往終點去！",
        "madcity.scene.lane": "終點在單行的木屑巷。先開到巷口附近。",
        "madcity.scene.roll.lane": "擲骰，轉進巷子。",
        "madcity.scene.in": "開進木屑巷，從這裡只能往前。",
        "madcity.scene.last": "前面就是終點，這局可以提早停在那裡。擲骰。",
        "madcity.scene.finish": "停在終點，你就贏了。",
        "madcity.coach.take.title": "第一間店免費",
        "madcity.coach.take":
            "城裡有六個小攤，每人免費拿一個。每完成一次噱頭，你的店就替你賺錢。看看噱頭牌指向哪裡，挑一個喜歡的小攤。",
        "madcity.coach.take.try": "點一個發亮的小攤。",
        "madcity.coach.wait.title": "輪到別人開車",
        "madcity.coach.wait": "看著他們的車和錢。有星星的牌就是要做噱頭的地方：誰先停到那裡，誰就領錢。",
        "madcity.coach.roll.title": "擲骰開車",
        "madcity.coach.roll":
            "一回合擲一次骰。擲出幾點就剛好開幾格，途中不能掉頭。不開車也可以賣店，不過你現在還沒有值得賣的。",
        "madcity.coach.roll.try": "擲骰吧。",
        "madcity.coach.go.title": "選擇停在哪裡",
        "madcity.coach.go":
            "到得了的地方都會發亮。停在店門口可以買或租，房產中心可以經手全城的店，星星是馬上付錢的噱頭。到噱頭地點甚至可以提早停車。",
        "madcity.coach.go.try": "點一個地方；有星星就選星星。",
        "madcity.coach.deal.title": "買還是租？",
        "madcity.coach.deal":
            "租金便宜，退租時全數退還，賺的錢也一樣多。但是租來的店，任何人都可以買走。兩間牆連牆賺四倍，三間賺九倍。",
        "madcity.coach.deal.try": "付得起就租一間吧。",
        "madcity.coach.six.title": "擲出六！",
        "madcity.coach.six": "擲出六可以拿 1 萬，或讓一個人暫停。剛開始時，錢比惡作劇有用。",
        "madcity.coach.six.try": "拿錢，或使壞。",
        "madcity.coach.lift.title": "七塊招牌都用完了",
        "madcity.coach.lift": "有幾塊招牌就只能有幾間店。想要這一間，就得白白放棄另一間。",
        "madcity.coach.lift.try": "放棄最便宜的。",
        "madcity.coach.done.title": "你已經認得路了",
        "madcity.coach.done":
            "遊戲就是這樣：把店連成一串，用噱頭賺錢，湊滿一百萬後開進木屑巷，剛好停在終點。租來的店也算數，會退錢。",
    },
);
teach(madcityLesson);
