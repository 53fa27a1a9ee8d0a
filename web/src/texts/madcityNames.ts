// What stands on the map of Mad Millionaire, for readers of Chinese and loaded by them; everybody else reads
// the names in the board file. Businesses, locations and stunts are called as the server calls them.

export const placeNames: Readonly<Record<string, string>> = {
  CR: "山頂路", ES: "濱海大道", GA: "格蘭大道", MS: "市場街", DR: "碼頭路", WP: "西園路", KS: "國王街", BS: "寬街", BR: "海灣路", SL: "木屑巷",
  A: "車廠排", B: "美食廣場", C: "老城區", D: "戲院排", E: "鬧區", F: "工廠區", G: "水岸區",
  A1: "輪胎行", A2: "洗車場", A3: "自助洗衣店", A4: "路邊餐館",
  B1: "蔬果行", B2: "麵包店", B3: "披薩店", B4: "魚鋪", B5: "巧克力店",
  C1: "理髮店", C2: "書店", C3: "玩具店", C4: "咖啡館", C5: "裁縫店", C6: "古董藝廊",
  D1: "遊樂場", D2: "保齡球館", D3: "爵士酒吧", D4: "大戲院", D5: "舞廳",
  E1: "廣告公司", E2: "律師事務所", E3: "報社", E4: "天際大樓", E5: "廣播電台", E6: "軟體公司", E7: "百貨公司",
  F1: "機器人工廠", F2: "太妃糖工廠", F3: "汽車廠", F4: "啤酒廠", F5: "造船廠", F6: "火箭機棚",
  G1: "遊艇碼頭", G2: "溫泉會館", G3: "賭場", G4: "大飯店", G5: "海灣大樓", G6: "時裝公司", G7: "遊艇俱樂部",
  S1: "檸檬水攤", S2: "熱狗攤", S3: "衝浪小屋", S4: "冰淇淋車", S5: "書報攤", S6: "花攤",
  "water-tower": "水塔", zoo: "動物園", garden: "植物園", "tv-tower": "電視塔", museum: "博物館", fountain: "噴水池", opera: "歌劇院", "clock-tower": "鐘塔",
  stadium: "體育場", circus: "馬戲團", station: "火車站", "skate-park": "滑板公園", beach: "海灘", lighthouse: "燈塔", pool: "游泳池", airfield: "飛機場",
  "Old Town Green": "老城綠地", "Stage Court": "舞台廣場", "Bay Lawn": "海灣草坪", "Zoo Gardens": "動物園林", "Clock Square": "鐘塔廣場", "Stadium Park": "體育公園",
  "Food Court": "美食中庭", "Circus Field": "馬戲團場", "Skate Green": "滑板綠地",
  P01a: "用小燈泡拼出公司招牌", P01b: "從全市最長的水管溜下來", P02a: "教鸚鵡唱廣告歌", P02b: "穿晚禮服跟烏龜賽跑",
  P03a: "在草坪上割出巨大商標", P03b: "扮成會說話的向日葵", P04a: "打斷氣象播報", P04b: "穿大猩猩裝垂降而下",
  P05a: "當一整天的雕像", P05b: "幫恐龍戴帽子", P06a: "把水池灌滿泡泡", P06b: "坐浴缸橫渡水池",
  P07a: "把價目表唱成詠嘆調", P07b: "用麵包棍指揮樂團", P08a: "正午鐘響時高空彈跳", P08b: "讓鐘敲十三下",
  P09a: "穿熱狗裝衝進場內", P09b: "帶全場用雨傘玩波浪舞", P10a: "從大砲裡飛出去", P10b: "把頭伸進獅子嘴裡",
  P11a: "在月台屋頂跳踢踏舞", P11b: "每班列車都用打油詩廣播", P12a: "坐沙發滑 U 型池", P12b: "端一盤香檳溜滑板",
  P13a: "堆一座沙堡總公司", P13b: "穿西裝滑水", P14a: "把臉投影到月亮上", P14b: "幫燈塔畫螺旋鬍子",
  P15a: "挑戰肚皮跳水世界紀錄", P15b: "開水底記者會", P16a: "在天空倒著寫標語", P16b: "拿大聲公站上機翼",
};
