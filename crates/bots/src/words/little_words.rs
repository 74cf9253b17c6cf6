//! Little words: they hold a sentence together and mean nothing by themselves.

use fabula_ids::Language;

const FRENCH: &str = "le la les l un une des du de d au aux à a et ou où ni mais donc or car que qu qui quoi dont ce c cet cette ces \
    ça cela mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j tu t il elle on nous vous ils \
    elles me m te se s lui y en ne n pas plus si sans avec pour par sur sous dans vers chez entre est es suis \
    sommes êtes sont était étaient étais serait sera seront été être avoir ai as avons avez ont avait avaient \
    avais aura comme tout toute tous toutes très trop même aussi encore déjà puis quand alors là ici";

const BULGARIAN: &str = "и в във на с със за от до по при под над пред през без към между но а или че да ли не ни го я му й им ме ми те \
    ти се си съм е сме сте са бях беше бяха бъда бъде ще би бих това тази този тези онзи онази тя то той аз ние \
    вие мой моя мое мои твой твоя твое който която което които какво кой коя как когато където като ако защото още \
    вече само много всички всеки един една едно";

const RUSSIAN: &str = "и в во на с со за от до по при под над перед через без к ко между но а или что чтобы да ли не ни его её ее ему \
    ей им их меня мне тебя тебе себя себе я ты он она оно мы вы они мой моя моё мое мои твой твоя твоё твое это \
    этот эта эти тот та те был была было были есть буду будет бы же вот как когда где если потому ещё еще уже \
    только очень все всё каждый один одна одно кто который которая которое";

const CROATIAN: &str = "i u na s sa za od do po pri pod nad pred kroz bez k ka prema među ali a ili da li ne ni ga je mu joj im ih me \
    mi te ti se si sam smo ste su bio bila bilo bili biti bude će ću ćeš bi bih to taj ta ovo ovaj ova on ona ono \
    vi oni ja moj moja moje tvoj tvoja tvoje koji koja koje što tko kako kad kada gdje kao ako jer još već samo \
    vrlo sve svi svaki jedan jedna jedno";

const CZECH: &str = "a i v ve na s se si za od do po při pod nad před přes bez k ke mezi ale nebo že aby zda ne ni ho jí mu jim je \
    jich mě mně tě tobě já ty on ona ono my vy oni jsem jsi jsme jste jsou byl byla bylo byli být bude budu by \
    bych to ten ta tohle tento můj moje má tvůj tvoje tvá jeho její který která které co kdo jak když kde jako \
    pokud protože ještě už jen velmi všechno všichni každý jeden jedna jedno";

/// Whether a word in lower case is a little one. Of English words their vectors tell.
pub(super) fn is_little(word: &str, language: Language) -> bool {
    let words = match language {
        Language::English => return false,
        Language::Bulgarian => BULGARIAN,
        Language::Russian => RUSSIAN,
        Language::Croatian => CROATIAN,
        Language::Czech => CZECH,
        Language::French => FRENCH,
    };
    words.split(' ').any(|little| little == word)
}
