//! Forms of words: what is left of a word without its ending.
//!
//! Rough on purpose: a form is looked up only when the word itself is not in the lexicon, and a wrong guess costs little.

use fabula_ids::Language;

/// The fewest letters that are left of a word.
const SHORTEST_STEM: usize = 3;

/// Endings of nouns, adjectives and verbs.
const fn endings(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::Bulgarian => {
            "а я о е и у ю ът ят та то те ия ията ият ите ове овете ища ищата еве ена ен ни на но ния ният \
             ско ска ски ския ам ям им ем аме яме ваме вам иш еш аш яш ваш и ва ват ите ете ате вате ат ят ах ях ха ихме ахме яхме ихте ахте \
             аха яха иха л ла ло ли ал ала ало али ял яла яло яли ил ила ило или ел ела ело ели ене ане яне ване ащ ящ ещ ащи ящи ещи \
             ът ища че чета ка ки ке ко"
        }
        Language::Russian => {
            "а я о е ы и у ю ь й ой ей ою ею ом ем ам ям ами ями ах ях ов ев ий ый ая яя ое ее ые ие ого его ому ему ым им ых их ую юю ыми ими \
             ия ии ию ием иям иями иях ть ти чь ет ют ят ит ут ешь ишь ете ите ем им ём ёт ёшь ете ал ала ало али ял яла яло яли ил ила ило или ел ела ело ели \
             ул ула ули ыл ыла ыло ыли л ла ло ли ать ять ить еть уть нуть ывать ивать овать авать ает ают аю аешь аем уют ует ую уешь \
             ав ив ев вши вший вшая ущий ющий ащий ящий анный енный нный тый а ен на но ны ена ено ены аться иться"
        }
        Language::Croatian => {
            "a e i o u om em ama ima ovi evi ova eva ove eve ovima evima og oga omu ome om im ih oj ome ju em \
             ti ati iti eti jeti nuti ovati ivati avati la lo li le ao ala alo ali ale io ila ilo ili ile eo ela elo eli ele uo ula ulo uli ule \
             am im em aš iš eš amo imo emo ate ite ete aju uju ujem uje eći ući ajući an na no ni ne en ena eno eni ene anje enje \
             ski ska sko ske ica ice icu ic ak ka ku ke ki ac ca ci ce"
        }
        Language::Czech => {
            "a e i o u y á é ě í ý ů ú ou em ům am ám ech ách ích ami emi ěmi mi ími ými ého ému ém ých ým ové ovi ův ova ovo \
             t ti at et it ět át ít ovat ívat ávat nout l la lo li ly al ala alo ali aly il ila ilo ili ily ěl ěla ělo ěli ěly el ela eli ul ula uli \
             ám áš áme áte ají ím íš íme íte ejí ějí eš eme ete ou uji uješ uje ujeme ujete ují ni eni ení ání ění án ána áno áni ány en ena eno eni eny \
             ný ná né ní ský ská ské ka ku ky ce ek ík"
        }
        Language::French => {
            "s e es x er ir re é ée és ées ent ons ez ais ait aient ions iez ai as a erai era erons eront erait ira iront \
             is it issent issons issait issant ant ante ants antes u ue us ues aux eux euse euses eur eurs rice if ive ifs ives el elle els elles \
             al ale ales ement ment ette ettes et ets ot otte on onne ons onnes ien ienne iens iennes ion ions tion tions"
        }
    }
}

/// A word without its ending, as far as one can tell: the longest ending goes that leaves enough.
///
/// ```
/// use fabula_bots::words::stem;
/// use fabula_ids::Language;
/// assert_eq!(stem("звёздами", Language::Russian), stem("звезда", Language::Russian));
/// assert_eq!(stem("rybami", Language::Czech), stem("ryba", Language::Czech));
/// assert_eq!(stem("chantait", Language::French), stem("chanter", Language::French));
/// ```
pub fn stem(word: &str, language: Language) -> String {
    let word = plain(word, language);
    let word = match language {
        Language::Russian => {
            let reflexive = word.strip_suffix("ся").or(word.strip_suffix("сь"));
            reflexive
                .filter(|w| w.chars().count() > SHORTEST_STEM)
                .unwrap_or(&word)
                .to_owned()
        }
        _ => word,
    };
    let letters = word.chars().count();
    let leaves_enough = |ending: &&str| letters >= ending.chars().count() + SHORTEST_STEM;
    let endings = endings(language).split_whitespace().filter(leaves_enough);
    let longest = endings
        .filter(|ending| word.ends_with(ending))
        .max_by_key(|ending| ending.len());
    let end = word.len() - longest.map_or(0, str::len);
    word[..end].to_owned()
}

/// A word as it is looked up: ё is mostly written е.
pub fn plain(word: &str, language: Language) -> String {
    match language {
        Language::Russian => word.replace('ё', "е"),
        Language::French => word.replace('œ', "oe").replace('æ', "ae"),
        _ => word.to_owned(),
    }
}
