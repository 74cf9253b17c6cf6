//! What bots are called: plants and weather, in the table's language.

use fabula_deck::Language;

/// Twelve names and more, so that a free one can be found at any table.
pub fn bot_names(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "Clover", "Bramble", "Thistle", "Juniper", "Saffron", "Marigold", "Tansy", "Sorrel",
            "Nettle", "Willow", "Poppy", "Fern", "Yarrow", "Lichen",
        ],
        Language::Bulgarian => &[
            "Детелина", "Бръшлян", "Мащерка", "Хвойна", "Шафран", "Невен", "Киселец", "Върба",
            "Копривка", "Папрат", "Мента", "Лайка", "Глухарче", "Мъх",
        ],
        Language::Russian => &[
            "Клевер", "Чабрец", "Шиповник", "Ландыш", "Шафран", "Василёк", "Щавель", "Ивушка",
            "Крапивка", "Папоротник", "Мята", "Ромашка", "Одуванчик", "Мох",
        ],
        Language::Croatian => &[
            "Djetelina", "Bršljan", "Kadulja", "Borovica", "Šafran", "Neven", "Kiselica", "Vrba",
            "Kopriva", "Paprat", "Metvica", "Kamilica", "Maslačak", "Mahovina",
        ],
        Language::Czech => &[
            "Jetelík", "Břečťan", "Bodlák", "Jalovec", "Šafrán", "Měsíček", "Šťovík", "Vrbička",
            "Kopřivka", "Kapraď", "Mátička", "Heřmánek", "Řebříček", "Mech",
        ],
        Language::French => &[
            "Trèfle", "Ronce", "Chardon", "Genièvre", "Safran", "Souci", "Oseille", "Saule",
            "Ortie", "Fougère", "Menthe", "Camomille", "Pissenlit", "Mousse",
        ],
    }
}
