// Loaded with the lessons.

import { teach } from ".";
import { book } from "./book";

export const guillotinesLesson = book(
    {
        "bg.lesson.title": "Your first fortune",
        "bg.lesson.lead":
            "Five minutes at Level 1 with two bots who follow a script. Somebody whispers what to look at and what to do.",
        "bg.lesson.done.title": "Now you know the Markets",
        "bg.lesson.pick.title": "Choose who you are",
        "bg.lesson.pick":
            "Every Billionaire wants five Assets: two of one type and three others. The signs on the card show which.",
        "bg.lesson.pick.try": "Take any of them.",
        "bg.lesson.wait.title": "The others are at it",
        "bg.lesson.wait":
            "Watch what they do to the Markets: a card somebody invests makes that Market dearer for everybody, unless it is of their own suit.",
        "bg.lesson.draw.title": "Draw a card",
        "bg.lesson.draw": "A turn begins with a card, if you have fewer than two. The deck is by the Guillotine.",
        "bg.lesson.draw.try": "Tap the deck, or press Draw.",
        "bg.lesson.act.title": "One Action",
        "bg.lesson.act":
            "To buy, your cards must be worth more than all cards of the Market, and most of those lie face down. Cards there in your own suit count for you. If a Market looks dear, invest a card of your suit in it, or exchange a top card.",
        "bg.lesson.act.try": "Tap a card in your hand, then one of the Markets that light up.",
        "bg.lesson.claim.title": "Yours!",
        "bg.lesson.claim":
            "You paid more than the Market. Take what you need: the Market gets dearer with every Asset sold.",
        "bg.lesson.claim.try": "Tap the Asset you want.",
        "bg.lesson.special.title": "A decision",
        "bg.lesson.special": "Read the question below the board. Every answer is listed there, too.",
        "bg.lesson.done":
            "Three of five Assets are yours: draw, then buy, invest or exchange. The first with all five Assets wins. Play on, or try a higher level: Crises and Rebels come next.",
        "bg.lesson.s0": "Five Assets win: two of one type, three others. Take the War Profiteer, whose suit is Bombs.",
        "bg.lesson.s1": "A turn: draw a card if you have fewer than two, then one Action. Draw.",
        "bg.lesson.s2":
            "Vanity shows Bombs 1. Bombs are your suit and count for you, so your 3 make 4. Pay more than the hidden card and an Asset is yours.",
        "bg.lesson.s3": "Four beats the hidden 3! Take an Asset; you need one of Vanity.",
        "bg.lesson.s4":
            "{one} exchanged a top card. {two} invested in Power: one more hidden card lies there, and you need Power. Draw first.",
        "bg.lesson.s5": "What did {two} hide? Pay with both cards to be safe: 5, and Bombs 1 counts for you.",
        "bg.lesson.s6": "Six against four: with one card you would have failed to be greater. Take an Asset of Power.",
        "bg.lesson.s7":
            "{one} paid 2 for Toys against 4 and got nothing; cards of a failed Buy are gone, too. {two} bought. Your hand is empty: draw.",
        "bg.lesson.s8":
            "Bombs 3! Do not pay with it: swap it with the top card of Toys. There it counts for you, and you get a card back.",
        "bg.lesson.s9": "{one} has hidden a card in Toys, to block you. Let us see what you draw.",
        "bg.lesson.s10": "4 from your hand and Bombs 3 on the table make 7. {one}’s card will not stop that.",
        "bg.lesson.s11": "Seven against four. Take your third Asset.",
        "bg.lesson.one": "Five Markets sell what a Billionaire cannot do without.",
        "bg.lesson.two": "Pay more than the cards that lie there, most of them hidden.",
        "bg.lesson.three": "Collect the five Assets on your board.",
        "bg.lesson.four": "Level 1 is the whole game in small: no Crises, no Guillotine yet.",
    },
    {
        "bg.lesson.title": "你的第一桶金",
        "bg.lesson.lead": "五分鐘，等級 1，兩個照劇本走的電腦對手。旁邊有人告訴你該看哪裡、怎麼做。",
        "bg.lesson.done.title": "你懂市場了",
        "bg.lesson.pick.title": "選擇你的身分",
        "bg.lesson.pick": "每位富豪都要五件資產：一種兩件，另外三種各一件。卡上的圖示就是他的需求。",
        "bg.lesson.pick.try": "選哪位都行。",
        "bg.lesson.wait.title": "輪到別人",
        "bg.lesson.wait": "看看他們對市場做了什麼：有人投資，那個市場對別人就更貴，除非是買方自己的花色。",
        "bg.lesson.draw.title": "抽一張牌",
        "bg.lesson.draw": "手牌少於兩張時，回合開始可以抽一張。牌庫在斷頭台旁邊。",
        "bg.lesson.draw.try": "點牌庫，或按「抽牌」。",
        "bg.lesson.act.title": "一個行動",
        "bg.lesson.act":
            "要購買，你的牌必須大於市場所有牌的總和，而多數牌是蓋著的。那裡屬於你花色的牌算你的點數。如果太貴，就投資自己花色的牌，或交換頂牌。",
        "bg.lesson.act.try": "點一張手牌，再點亮起來的市場。",
        "bg.lesson.claim.title": "成交！",
        "bg.lesson.claim": "你出價比市場高。拿走你需要的資產：每賣出一件，市場就更貴。",
        "bg.lesson.claim.try": "點你要的資產。",
        "bg.lesson.special.title": "要做決定",
        "bg.lesson.special": "看看桌面下方的問題，所有答案也都列在那裡。",
        "bg.lesson.done":
            "五件資產你已有三件：抽牌，然後購買、投資或交換。最先集滿五件資產的人獲勝。繼續玩，或挑戰更高等級：危機與反抗者在等你。",
        "bg.lesson.s0": "集滿五件資產就贏：一種兩件，另外三種各一件。選軍火商吧，他的花色是炸彈。",
        "bg.lesson.s1": "回合：手牌少於兩張可抽一張，然後一個行動。先抽牌。",
        "bg.lesson.s2":
            "虛榮市場亮著炸彈 1。炸彈是你的花色，算你的點數，所以你的 3 變成 4。大過蓋著的牌，資產就是你的。",
        "bg.lesson.s3": "4 大過蓋著的 3！拿一件資產；你需要一件虛榮。",
        "bg.lesson.s4": "{one} 交換了頂牌。{two} 投資了權勢：那裡多一張蓋牌，而你正需要權勢。先抽牌。",
        "bg.lesson.s5": "{two} 藏了什麼？保險起見兩張都出：5 點，再加上炸彈 1。",
        "bg.lesson.s6": "6 對 4：只出一張就不夠大了。拿一件權勢資產。",
        "bg.lesson.s7": "{one} 用 2 點買玩物，對上 4，什麼都沒有；買失敗的牌也沒了。{two} 買成了。你沒有手牌：抽牌。",
        "bg.lesson.s8": "炸彈 3！別拿來付：跟玩物市場的頂牌交換。放在那裡算你的點數，還換回一張牌。",
        "bg.lesson.s9": "{one} 在玩物市場藏了一張牌，想擋你。看看你抽到什麼。",
        "bg.lesson.s10": "手牌 4 點加上桌上的炸彈 3，共 7。{one} 的牌擋不住。",
        "bg.lesson.s11": "7 對 4。拿下第三件資產。",
        "bg.lesson.one": "五個市場賣的都是富豪不可或缺的東西。",
        "bg.lesson.two": "出價要高過市場裡的牌，而多數牌看不見。",
        "bg.lesson.three": "集滿你板上的五件資產。",
        "bg.lesson.four": "等級 1 是完整遊戲的縮影：還沒有危機，也還不用斷頭台。",
    },
);
teach(guillotinesLesson);
